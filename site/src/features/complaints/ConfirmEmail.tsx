import { problemsOf } from '@semilla/client';
import { complaintLinkHours, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

/** The visitor's first step: the platform sends a mail with the link that opens the form. */
export function ConfirmEmail({ hasUselessLink = false }: { hasUselessLink?: boolean }) {
  const say = useSay();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    check: (values) => problemsOf(v1.complaints.requestLink.body, values),
    send: (body) => api(v1.complaints.requestLink, { body }),
    onDone: (_, { email }) => setSentTo(email.trim()),
    staysOpen: true,
  });
  if (sentTo) {
    return (
      <section className="panel complaint-step">
        <h2>{say('support.complaints.site.confirm.sentTitle')}</h2>
        <output className="notice success">
          {say('support.complaints.site.confirm.sent', { email: sentTo, hours: complaintLinkHours })}
        </output>
        <button className="plain-button" type="button" onClick={() => setSentTo(undefined)}>
          {say('support.complaints.site.confirm.other')}
        </button>
      </section>
    );
  }
  return (
    <section className="panel complaint-step">
      <h2>{say('support.complaints.site.confirm.title')}</h2>
      {hasUselessLink && (
        <p className="notice danger" role="alert">
          {say('support.complaints.site.form.linkFailed')}
        </p>
      )}
      <p>{say('support.complaints.site.confirm.text')}</p>
      <Form form={form} action={say('support.complaints.site.confirm.send')}>
        <TextInput
          form={form}
          name="email"
          label={say('auth.fields.email')}
          type="email"
          autoComplete="email"
        />
      </Form>
      <a href="/auth/login?next=/complaints/new">{say('common.header.logIn')}</a>
    </section>
  );
}
