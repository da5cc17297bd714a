import { deliveryFeePeriods } from '@semilla/contract';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { FormSection } from '../../inputs/FormSection.tsx';
import { IntegerInput } from '../../inputs/IntegerInput.tsx';
import { MoneyInput } from '../../inputs/MoneyInput.tsx';
import { PercentInput } from '../../inputs/PercentInput.tsx';

const periods = deliveryFeePeriods.map((id) => ({ id, name: `project.deliveryFeePeriods.${id}` }));

export function FinancingInputs() {
  return (
    <FormSection title="project.backoffice.sections.financing">
      <MoneyInput source="financingAmount" label="fields.projects.financingAmount" isRequired />
      <MoneyInput source="minimumInvestment" label="fields.projects.minimumInvestment" isRequired />
      <PercentInput
        source="targetProfitability"
        label="fields.projects.targetProfitability"
        helperText="project.backoffice.hints.targetProfitability"
        isRequired
      />
      <IntegerInput
        source="projectDuration"
        label="fields.projects.projectDuration"
        helperText="project.backoffice.hints.projectDuration"
        isRequired
      />
      <SelectInput
        source="deliveryFeePeriod"
        label="fields.projects.deliveryFeePeriod"
        choices={periods}
        isRequired
      />
      <PercentInput
        source="managerFee"
        label="fields.projects.managerFee"
        helperText="project.backoffice.hints.managerFee"
        isRequired
      />
      <PercentInput
        source="cancellationFee"
        label="fields.projects.cancellationFee"
        helperText="project.backoffice.hints.cancellationFee"
        isRequired
      />
      <IntegerInput
        source="maxInvestorNumber"
        label="fields.projects.maxInvestorNumber"
        helperText="project.backoffice.hints.noLimit"
      />
      <TextInput
        source="destinationBankAccount"
        label="fields.projects.destinationBankAccount"
        className="wide"
      />
      <BooleanInput source="showInvestorNumber" label="fields.projects.showInvestorNumber" />
      <BooleanInput source="withdrawMoneyFinanced" label="fields.projects.withdrawMoneyFinanced" />
    </FormSection>
  );
}
