import { DateInput } from 'react-admin';
import { FormSection } from '../../inputs/FormSection.tsx';
import { IntegerInput } from '../../inputs/IntegerInput.tsx';
import { MoneyInput } from '../../inputs/MoneyInput.tsx';

export function PreinvestmentInputs() {
  return (
    <FormSection
      title="project.backoffice.sections.preinvestment"
      hint="project.backoffice.hints.preinvestment"
    >
      <IntegerInput source="preinvestorMaxNumber" label="project.fields.preinvestorMaxNumber" />
      <DateInput source="preinvestorDateEnd" label="project.fields.preinvestorDateEnd" />
      <MoneyInput source="preinvestorDeposit" label="project.fields.preinvestorDeposit" />
      <MoneyInput source="preinvestorAmount" label="project.fields.preinvestorAmount" />
    </FormSection>
  );
}
