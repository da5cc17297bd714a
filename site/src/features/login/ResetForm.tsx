import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useLinkToken } from '../../lib/use-link-token.ts';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { NewPasswordInputs } from '../../ui/NewPasswordInputs.tsx';
import { repeatProblems } from '../../ui/repeat-problems.ts';
import { useForm } from '../../ui/use-form.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';

export default function ResetForm({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Fields />
    </WordsProvider>
  );
}

const passwordOnly = v1.passwords.reset.body.pick({ password: true });
const tokenOnly = v1.passwords.reset.body.pick({ token: true });

function Fields() {
  const say = useSay();
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { password: '', passwordRepeat: '' },
    check: ({ password, passwordRepeat }) => ({
      ...problemsOf(passwordOnly, { password }),
      ...repeatProblems('password', password, passwordRepeat),
    }),
    send: ({ password }) => api(v1.passwords.reset, { body: { token: token ?? '', password } }),
    onDone: () => setDone(true),
  });

  if (isDone) {
    return (
      <div className="form">
        <output className="notice success">{say('auth.reset.done')}</output>
        <a className="button" href="/auth/login">
          {say('auth.reset.logIn')}
        </a>
      </div>
    );
  }
  const isLinkUseless =
    (token !== undefined && !tokenOnly.safeParse({ token }).success) ||
    (form.alert?.kind === 'problem' && form.alert.code === 'auth.link_invalid');
  if (isLinkUseless) return <UselessLink />;
  return (
    <Form form={form} action={say('auth.reset.action')}>
      <NewPasswordInputs form={form} label={say('auth.fields.newPassword')} />
    </Form>
  );
}

function UselessLink() {
  const say = useSay();
  return (
    <p className="notice warning" role="alert">
      {say('auth.reset.useless')} <a href="/auth/forgot">{say('auth.reset.askAgain')}</a>
    </p>
  );
}
