import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/fields.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay } from '../../ui/words-context.tsx';
import { UsePasskey } from './UsePasskey.tsx';

/** Asks for a fresh factor: a one-time code or a passkey. */
export default function FactorDialog({ finish }: { finish: (isGiven: boolean) => void }) {
  const say = useSay();
  return (
    <Dialog title={say('auth.factor.title')} onClose={() => finish(false)}>
      <p>{say('auth.factor.lead')}</p>
      <CodeForm onDone={() => finish(true)} />
      <OwnPasskey onDone={() => finish(true)} />
    </Dialog>
  );
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => problemsOf(v1.totps.renewRecoveryCodes.body, { code }),
    send: ({ code }) => api(v1.sessions.stepUp, { body: { code } }),
    onDone,
    fieldOf: { 'auth.otp_invalid': 'code' },
  });
  return (
    <Form form={form} action={say('auth.factor.action')}>
      <TextField
        form={form}
        name="code"
        label={say('auth.fields.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
    </Form>
  );
}

const readMe = () => api(v1.me.find);

function OwnPasskey({ onDone }: { onDone: () => void }) {
  const [me] = useLoaded(readMe);
  if (me.state !== 'done' || !me.value.hasPasskeys) return null;
  return (
    <UsePasskey send={(credential) => api(v1.sessions.stepUp, { body: { credential } })} onDone={onDone} />
  );
}
