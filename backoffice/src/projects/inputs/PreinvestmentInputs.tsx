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
      <IntegerInput source="preinvestorMaxNumber" label="fields.projects.preinvestorMaxNumber" />
      <DateInput source="preinvestorDateEnd" label="fields.projects.preinvestorDateEnd" />
      <MoneyInput source="preinvestorDeposit" label="fields.projects.preinvestorDeposit" />
      <MoneyInput source="preinvestorAmount" label="fields.projects.preinvestorAmount" />
    </FormSection>
  );
}
