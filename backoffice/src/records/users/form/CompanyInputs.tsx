import { legalForms } from '@semilla/contract';
import { SelectInput, TextInput } from 'react-admin';

const legalFormChoices = legalForms.map((id) => ({ id, name: `account.legalForms.${id}` }));

interface CompanyInputsProps {
  /** The field of the company's name: `companyName` when creating a customer, `name` when editing. */
  nameSource: 'companyName' | 'name';
}

export function CompanyInputs({ nameSource }: CompanyInputsProps) {
  return (
    <>
      <TextInput source={nameSource} label="account.registration.companyName" isRequired />
      <TextInput source="legalRepresentativeName" label="fields.users.legalRepresentativeName" isRequired />
      <TextInput source="taxId" label="fields.users.taxId" helperText="account.registration.taxIdHint" />
      <SelectInput source="legalForm" label="fields.users.legalForm" choices={legalFormChoices} />
    </>
  );
}
