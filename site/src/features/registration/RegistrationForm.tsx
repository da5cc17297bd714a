import { type Locale, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useFromAddress } from '../../ui/use-from-address.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { CompanyInputs } from '../personal-inputs/CompanyInputs.tsx';
import { PersonNameInputs } from '../personal-inputs/PersonNameInputs.tsx';
import { AccountInputs, TermsInput } from './AccountInputs.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { KindChoice } from './KindChoice.tsx';
import { emptyRegistration, type Kind, registrationBody, registrationProblems } from './registration-body.ts';

interface Props {
  words: Words;
  locale: Locale;
}

const askedKind = (): Kind =>
  new URLSearchParams(location.search).get('kind') === 'company' ? 'company' : 'individual';

export default function RegistrationForm({ words, locale }: Props) {
  const kind = useFromAddress(askedKind, 'individual');
  return (
    <WordsProvider words={words}>
      <Fields key={kind} kind={kind} locale={locale} />
    </WordsProvider>
  );
}

function Fields({ kind, locale }: { kind: Kind; locale: Locale }) {
  const say = useSay();
  const [registered, setRegistered] = useState<string>();
  const form = useForm({
    initial: emptyRegistration(kind, locale),
    check: registrationProblems,
    send: (values) => api(v1.registration.create, { body: registrationBody(values) }),
    onDone: (_, { email }) => setRegistered(email.trim()),
  });

  if (registered) return <CheckYourMail email={registered} />;
  return (
    <Form form={form} action={say('account.registration.action')}>
      <KindChoice form={form} />
      {form.values.kind === 'company' ? (
        <CompanyInputs form={form} nameField="companyName" />
      ) : (
        <PersonNameInputs form={form} birthdayHint={say('account.registration.birthdayHint')} />
      )}
      <AccountInputs form={form} />
      <TermsInput form={form} />
    </Form>
  );
}
