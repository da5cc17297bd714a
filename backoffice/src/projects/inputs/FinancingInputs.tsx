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
      <MoneyInput source="financingAmount" label="project.fields.financingAmount" isRequired />
      <MoneyInput source="minimumInvestment" label="project.fields.minimumInvestment" isRequired />
      <PercentInput
        source="targetProfitability"
        label="project.fields.targetProfitability"
        helperText="project.backoffice.hints.targetProfitability"
        isRequired
      />
      <IntegerInput
        source="projectDuration"
        label="project.fields.projectDuration"
        helperText="project.backoffice.hints.projectDuration"
        isRequired
      />
      <SelectInput
        source="deliveryFeePeriod"
        label="project.fields.deliveryFeePeriod"
        choices={periods}
        isRequired
      />
      <PercentInput
        source="managerFee"
        label="project.fields.managerFee"
        helperText="project.backoffice.hints.managerFee"
        isRequired
      />
      <PercentInput
        source="cancellationFee"
        label="project.fields.cancellationFee"
        helperText="project.backoffice.hints.cancellationFee"
        isRequired
      />
      <IntegerInput
        source="maxInvestorNumber"
        label="project.fields.maxInvestorNumber"
        helperText="project.backoffice.hints.noLimit"
      />
      <TextInput
        source="destinationBankAccount"
        label="project.fields.destinationBankAccount"
        className="wide"
      />
      <BooleanInput source="showInvestorNumber" label="project.fields.showInvestorNumber" />
      <BooleanInput source="withdrawMoneyFinanced" label="project.fields.withdrawMoneyFinanced" />
    </FormSection>
  );
}
