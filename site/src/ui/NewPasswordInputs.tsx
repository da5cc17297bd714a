import { PasswordInput } from './PasswordInput.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { FormState, FormValues } from './use-form.ts';
import { useSay } from './words-context.tsx';

interface Props<V extends FormValues> {
  form: FormState<V>;
  label: string;
}

/** Asks for a new password with its rules, and a second time to catch typing errors. */
export function NewPasswordInputs<V extends FormValues & { password: string; passwordRepeat: string }>({
  form,
  label,
}: Props<V>) {
  const say = useSay();
  return (
    <>
      <PasswordInput
        form={form}
        name="password"
        label={label}
        autoComplete="new-password"
        hint={<PasswordRules value={form.values.password} />}
      />
      <PasswordInput
        form={form}
        name="passwordRepeat"
        label={say('auth.fields.passwordRepeat')}
        autoComplete="new-password"
      />
    </>
  );
}
