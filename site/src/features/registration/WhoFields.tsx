import { legalForms } from '@semilla/contract';
import { DateField } from '../../ui/DateField.tsx';
import { TextField } from '../../ui/fields.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { RegistrationValues } from './registration-body.ts';

interface Props {
  form: FormState<RegistrationValues>;
}

export function PersonFields({ form }: Props) {
  const say = useSay();
  return (
    <>
      <TextField form={form} name="name" label={say('account.registration.name')} autoComplete="given-name" />
      <TextField form={form} name="surname" label={say('fields.users.surname')} autoComplete="family-name" />
      <DateField
        form={form}
        name="birthdayAt"
        label={say('fields.users.birthdayAt')}
        hint={say('account.registration.birthdayHint')}
        hasCalendar={false}
        autoComplete="bday"
      />
    </>
  );
}

export function CompanyFields({ form }: Props) {
  const say = useSay();
  return (
    <>
      <TextField
        form={form}
        name="companyName"
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
