import { localeNames, locales } from '@semilla/i18n';
import { CheckField, TextField } from '../../ui/fields.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { RegistrationValues } from './registration-body.ts';

interface Props {
  form: FormState<RegistrationValues>;
}

export function AccountFields({ form }: Props) {
  const say = useSay();
  return (
    <>
      <TextField
        form={form}
        name="email"
        label={say('auth.fields.email')}
        type="email"
        autoComplete="email"
      />
      <TextField
        form={form}
        name="emailRepeat"
        label={say('auth.fields.emailRepeat')}
        type="email"
        autoComplete="email"
      />
      <TextField
        form={form}
        name="phone"
        label={say('account.registration.phone')}
        type="tel"
        autoComplete="tel"
      />
      <NewPasswordFields form={form} label={say('auth.fields.password')} />
      <SelectField
        form={form}
        name="language"
        label={say('account.registration.language')}
        choices={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
      />
    </>
  );
}

export function TermsField({ form }: Props) {
  const say = useSay();
  return (
    <CheckField form={form} name="acceptTerms" label={say('account.registration.acceptTerms')}>
      <a href="/legal" target="_blank" rel="noopener">
        {say('common.footer.legal')}
      </a>
      {' · '}
      <a href="/privacy" target="_blank" rel="noopener">
        {say('common.footer.privacy')}
      </a>
    </CheckField>
  );
}
