import { localeNames, locales } from '@semilla/i18n';
import { CheckInput, TextInput } from '../../ui/inputs.tsx';
import { NewPasswordInputs } from '../../ui/NewPasswordInputs.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { RegistrationValues } from './registration-body.ts';

interface Props {
  form: FormState<RegistrationValues>;
}

export function AccountInputs({ form }: Props) {
  const say = useSay();
  return (
    <>
      <TextInput
        form={form}
        name="email"
        label={say('auth.fields.email')}
        type="email"
        autoComplete="email"
      />
      <TextInput
        form={form}
        name="emailRepeat"
        label={say('auth.fields.emailRepeat')}
        type="email"
        autoComplete="email"
      />
      <TextInput
        form={form}
        name="phone"
        label={say('account.registration.phone')}
        type="tel"
        autoComplete="tel"
      />
      <NewPasswordInputs form={form} label={say('auth.fields.password')} />
      <SelectInput
        form={form}
        name="language"
        label={say('account.registration.language')}
        choices={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
      />
    </>
  );
}

export function TermsInput({ form }: Props) {
  const say = useSay();
  return (
    <CheckInput form={form} name="acceptTerms" label={say('account.registration.acceptTerms')}>
      <a href="/legal" target="_blank" rel="noopener">
        {say('common.footer.legal')}
      </a>
      {' · '}
      <a href="/privacy" target="_blank" rel="noopener">
        {say('common.footer.privacy')}
      </a>
    </CheckInput>
  );
}
