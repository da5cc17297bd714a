import { type Locale, v1 } from '@semilla/contract';
import { localeNames, locales } from '@semilla/i18n';
import { api } from '../../lib/api.ts';
import { showIn } from '../../lib/choose-locale.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { Form } from '../../ui/Form.tsx';
import { CheckInput } from '../../ui/inputs.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { type Me, storeMe } from '../session/session-store.ts';
import { Section } from './Section.tsx';

const preferencesOf = ({ language, notifyGeneralEmail, notifyTicketEmail }: Me) => ({
  language: language as string,
  notifyGeneralEmail,
  notifyTicketEmail,
});

export function Preferences({ me }: { me: Me }) {
  const say = useSay();
  const form = useForm({
    initial: preferencesOf(me),
    check: () => ({}),
    send: ({ language, ...values }) =>
      api(v1.me.edit, { body: { ...values, language: language as Locale, version: me.version } }),
    readAgain: async () => {
      const now = await api(v1.me.find);
      storeMe(now);
      return preferencesOf(now);
    },
    onDone: (changed) => {
      storeMe(changed);
      if (changed.language !== pageLocale()) void showIn(changed.language);
      else notify('success', say('account.profile.preferencesSaved'));
    },
    staysOpen: true,
  });
  return (
    <Section title={say('account.profile.preferences')} lead={say('account.profile.preferencesLead')}>
      <Form form={form} action={say('account.profile.savePreferences')}>
        <SelectInput
          form={form}
          name="language"
          label={say('account.profile.language')}
          choices={locales.map((locale) => ({ value: locale, label: localeNames[locale] }))}
        />
        <CheckInput form={form} name="notifyGeneralEmail" label={say('fields.users.notifyGeneralEmail')}>
          {say('account.profile.generalEmailHint')}
        </CheckInput>
        <CheckInput form={form} name="notifyTicketEmail" label={say('fields.users.notifyTicketEmail')}>
          {say('account.profile.ticketEmailHint')}
        </CheckInput>
      </Form>
    </Section>
  );
}
