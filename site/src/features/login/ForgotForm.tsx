import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';

export default function ForgotForm({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <Fields />
    </WordsProvider>
  );
}

function Fields() {
  const say = useSay();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    check: (values) => problemsOf(v1.passwords.requestReset.body, values),
    send: (body) => api(v1.passwords.requestReset, { body }),
    onDone: (_, { email }) => setSentTo(email),
  });
  if (sentTo) {
    return (
      <div className="form">
        <output className="notice success">{say('auth.forgot.sent', { email: sentTo })}</output>
        <p className="small muted">{say('auth.forgot.notArrived')}</p>
      </div>
    );
  }
  return (
    <Form form={form} action={say('auth.forgot.action')}>
      <TextInput
        form={form}
        name="email"
        label={say('auth.fields.email')}
        type="email"
        autoComplete="username"
      />
    </Form>
  );
}
