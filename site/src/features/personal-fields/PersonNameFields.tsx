import { DateField } from '../../ui/DateField.tsx';
import { TextField } from '../../ui/fields.tsx';
import type { FormState, FormValues } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

interface Person extends FormValues {
  name: string;
  surname: string;
  birthdayAt: string;
}

interface Props<V extends Person> {
  form: FormState<V>;
  birthdayHint?: string;
}

/** Who a person is: at registration and in the profile. */
export function PersonNameFields<V extends Person>({ form, birthdayHint }: Props<V>) {
  const say = useSay();
  return (
    <>
      <TextField form={form} name="name" label={say('account.registration.name')} autoComplete="given-name" />
      <TextField form={form} name="surname" label={say('fields.users.surname')} autoComplete="family-name" />
      <DateField
        form={form}
        name="birthdayAt"
        label={say('fields.users.birthdayAt')}
        hint={birthdayHint}
        hasCalendar={false}
        autoComplete="bday"
      />
    </>
  );
}
