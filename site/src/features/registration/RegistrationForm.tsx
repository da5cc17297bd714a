import { type Locale, register } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { AccountFields, TermsField } from './AccountFields.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { KindChoice } from './KindChoice.tsx';
import { CompanyFields, PersonFields } from './WhoFields.tsx';
import { emptyRegistration, registrationBody, registrationProblems } from './registration-body.ts';

interface Props {
  words: Words;
  locale: Locale;
}

export default function RegistrationForm({ words, locale }: Props) {
  return (
    <WordsProvider words={words}>
      <Fields locale={locale} />
    </WordsProvider>
  );
}

function Fields({ locale }: { locale: Locale }) {
  const say = useSay();
  const [registered, setRegistered] = useState<string>();
  const form = useForm({
    initial: emptyRegistration('individual', locale),
    check: registrationProblems,
    send: (values) => api(register, { body: registrationBody(values) }),
    onDone: (_, { email }) => setRegistered(email.trim()),
    fieldOf: { 'account.email_taken': 'email' },
  });

  useEffect(() => {
    if (new URLSearchParams(location.search).get('kind') === 'company') form.set('kind', 'company');
    // The address is read once, when the page opens.
  }, []);

  if (registered) return <CheckYourMail email={registered} />;
  return (
    <Form form={form} action={say('account.registration.action')}>
      <KindChoice form={form} />
      {form.values.kind === 'company' ? <CompanyFields form={form} /> : <PersonFields form={form} />}
      <AccountFields form={form} />
      <TermsField form={form} />
    </Form>
  );
}
