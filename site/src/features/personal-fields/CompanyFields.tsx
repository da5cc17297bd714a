import { legalForms } from '@semilla/contract';
import { TextField } from '../../ui/fields.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { FormState, FormValues } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

interface Company extends FormValues {
  legalRepresentativeName: string;
  taxId: string;
  legalForm: string;
}

interface Props<V extends Company> {
  form: FormState<V>;
  /** The field of the company's name. */
  nameField: keyof V & string;
}

/** Who a company is: at registration and in the profile. */
export function CompanyFields<V extends Company>({ form, nameField }: Props<V>) {
  const say = useSay();
  return (
    <>
      <TextField
        form={form}
        name={nameField}
        label={say('account.registration.companyName')}
        autoComplete="organization"
      />
      <TextField
        form={form}
        name="legalRepresentativeName"
        label={say('account.registration.legalRepresentativeName')}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="taxId"
        label={say('fields.users.taxId')}
        hint={say('account.registration.taxIdHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField
        form={form}
        name="legalForm"
        label={say('fields.users.legalForm')}
        none={say('account.registration.chooseLegalForm')}
        choices={legalForms.map((value) => ({ value, label: say(`account.legalForms.${value}`) }))}
      />
    </>
  );
}
