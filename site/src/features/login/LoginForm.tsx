import { problemsOf } from '@semilla/client';
import { isPublicPath, v1 } from '@semilla/contract';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSearch } from '../../ui/use-search.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { confirmedEmail } from './confirmed-email.ts';
import { goOnWhereSignedIn } from './go-on-where-signed-in.ts';
import { ResendMail } from './ResendMail.tsx';
import { pageOf, wantedPath } from './steps.ts';

export default function LoginForm({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Fields />
    </WordsProvider>
  );
}

function Fields() {
  const say = useSay();
  const search = useSearch();
  const hasEnded = new URLSearchParams(search).has('ended');
  const [wanted = '/'] = wantedPath(search).split(/[?#]/);
  const form = useForm({
    initial: { email: '', password: '' },
    check: (values) => problemsOf(v1.sessions.logIn.body, values),
    send: (body) => api(v1.sessions.logIn, { body }),
    onDone: ({ next }) => location.assign(pageOf(next, wantedPath(location.search))),
  });

  useEffect(() => void goOnWhereSignedIn(), []);

  const { set } = form;
  const setEmail = useEffectEvent((email: string) => {
    if (email && form.values.email === '') set('email', email);
  });
  useEffect(() => setEmail(confirmedEmail()), []);

  const isUnconfirmed = form.alert?.kind === 'problem' && form.alert.code === 'auth.email_not_confirmed';
  return (
    <Form
      form={form}
      action={say('auth.login.action')}
      aside={
        <>
          {hasEnded && <p className="notice">{say('auth.ended.hasEnded')}</p>}
          {!hasEnded && !isPublicPath(wanted) && <p className="notice">{say('auth.login.wanted')}</p>}
          {isUnconfirmed && <ResendMail email={form.values.email} />}
        </>
      }
    >
      <TextInput
        form={form}
        name="email"
        label={say('auth.fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordInput
        form={form}
        name="password"
        label={say('auth.fields.password')}
        autoComplete="current-password"
      />
      <a href="/auth/forgot">{say('auth.login.forgot')}</a>
    </Form>
  );
}
