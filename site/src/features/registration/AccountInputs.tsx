import { CheckInput, TextInput } from '../../ui/inputs.tsx';
import { NewPasswordInputs } from '../../ui/NewPasswordInputs.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { RegistrationValues } from './registration-body.ts';

interface Props {
  form: FormState<RegistrationValues>;
}

export function MailInputs({ form }: Props) {
  const say = useSay();
  return (
    <>
      <TextInput
        form={form}
        name="email"
        label={say('auth.fields.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextInput
        form={form}
        name="emailRepeat"
        label={say('auth.fields.emailRepeat')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
    </>
  );
}

export function PasswordStepInputs({ form }: Props) {
  const say = useSay();
  return (
    <>
      {/* Password managers save the password together with this user name. */}
      <input type="email" autoComplete="username" value={form.values.email} readOnly hidden />
      <NewPasswordInputs form={form} label={say('auth.fields.password')} />
      <CheckInput form={form} name="acceptTerms" label={say('account.registration.acceptTerms')}>
        <a href="/legal" target="_blank" rel="noopener">
          {say('account.registration.terms')}
        </a>
        {' · '}
        <a href="/privacy" target="_blank" rel="noopener">
          {say('common.footer.privacy')}
        </a>
      </CheckInput>
    </>
  );
}
