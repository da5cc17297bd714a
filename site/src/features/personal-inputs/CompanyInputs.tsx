import { legalForms } from '@semilla/contract';
import { TextInput } from '../../ui/inputs.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
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
  /** True if name and tax number are shown elsewhere as fixed values. */
  isIdentityFixed?: boolean;
}

/** The identity of a company, used at registration and in the profile. */
export function CompanyInputs<V extends Company>({ form, nameField, isIdentityFixed = false }: Props<V>) {
  const say = useSay();
  return (
    <>
      {!isIdentityFixed && (
        <TextInput
          form={form}
          name={nameField}
          label={say('account.registration.companyName')}
          autoComplete="organization"
        />
      )}
      <TextInput
        form={form}
        name="legalRepresentativeName"
        label={say('account.registration.legalRepresentativeName')}
        autoComplete="name"
      />
      {!isIdentityFixed && (
        <TextInput
          form={form}
          name="taxId"
          label={say('fields.users.taxId')}
          hint={say('account.registration.taxIdHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <SelectInput
        form={form}
        name="legalForm"
        label={say('fields.users.legalForm')}
        none={say('account.registration.chooseLegalForm')}
        choices={legalForms.map((value) => ({ value, label: say(`account.legalForms.${value}`) }))}
      />
    </>
  );
}
