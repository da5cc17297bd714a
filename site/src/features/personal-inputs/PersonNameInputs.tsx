import { DateInput } from '../../ui/DateInput.tsx';
import { TextInput } from '../../ui/inputs.tsx';
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

/** The identity of a person, used at registration and in the profile. */
export function PersonNameInputs<V extends Person>({ form, birthdayHint }: Props<V>) {
  const say = useSay();
  return (
    <>
      <TextInput form={form} name="name" label={say('account.registration.name')} autoComplete="given-name" />
      <TextInput form={form} name="surname" label={say('fields.users.surname')} autoComplete="family-name" />
      <DateInput
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
