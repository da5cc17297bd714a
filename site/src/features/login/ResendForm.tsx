import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

/** Asks for an e-mail address and sends a new confirmation mail. */
export function ResendForm() {
  const say = useSay();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    check: (values) => problemsOf(v1.emails.resend.body, values),
    send: (body) => api(v1.emails.resend, { body }),
    onDone: (_, { email }) => setSentTo(email),
  });
  if (sentTo) {
    return <output className="notice success">{say('auth.resend.sent', { email: sentTo })}</output>;
  }
  return (
    <Form form={form} action={say('auth.resend.action')}>
      <TextInput
        form={form}
        name="email"
        label={say('auth.fields.email')}
        type="email"
        autoComplete="email"
      />
    </Form>
  );
}
