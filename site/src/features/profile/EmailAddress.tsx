import { type EmailChange, v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useFresh } from '../../ui/use-fresh.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { type Me, refreshMe } from '../session/session-store.ts';
import { useOwn } from './OwnProfile.tsx';
import { Section } from './Section.tsx';

const loadChanges = async () => (await api(v1.emailChanges.find)).data;

const isOpen = ({ confirmedAt, endedAt, expiresAt }: EmailChange) =>
  !confirmedAt && !endedAt && expiresAt > new Date();

/** Asks for another email address, and shows the one that waits for its link to be opened. */
export function EmailAddress({ me: { email } }: { me: Me }) {
  const say = useSay();
  const [loaded, retry, refresh] = useLoaded(useOwn('emailChanges', loadChanges));
  const [asked, setAsked] = useState(0);
  const open = loaded.state === 'done' ? loaded.value.find(isOpen) : undefined;
  useFresh(() => Promise.all([refresh(), refreshMe()]), Boolean(open));
  return (
    <Section title={say('auth.newEmail.section')} lead={say('auth.newEmail.lead', { email })}>
      {loaded.state === 'loading' && <Waiting label={say('auth.newEmail.loading')} />}
      {loaded.state === 'failed' && <LoadFailure text={say('auth.newEmail.loadFailed')} onRetry={retry} />}
      {open && (
        <p className="notice">
          {say('auth.newEmail.open', { email: open.email, until: formatDateTime(open.expiresAt) })}
        </p>
      )}
      <NewAddress
        key={asked}
        onAsked={() => {
          setAsked(asked + 1);
          void refresh();
        }}
      />
    </Section>
  );
}

function NewAddress({ onAsked }: { onAsked: () => void }) {
  const say = useSay();
  const form = useForm({
    initial: { email: '' },
    loadCheck: () => import('./check-new-email.ts').then(({ checkNewEmail }) => checkNewEmail),
    send: (body) => api(v1.emailChanges.create, { body }),
    onDone: ({ email }) => {
      notify('success', say('auth.newEmail.sent', { email }));
      onAsked();
    },
  });
  return (
    <Form form={form} action={say('auth.newEmail.action')}>
      <TextInput
        form={form}
        name="email"
        label={say('auth.newEmail.address')}
        type="email"
        autoComplete="email"
      />
      <p className="small muted">{say('auth.newEmail.afterwards')}</p>
    </Form>
  );
}
