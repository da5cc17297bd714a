import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay } from '../../ui/words-context.tsx';
import { CodeForm } from '../login/CodeForm.tsx';
import { UsePasskey } from './UsePasskey.tsx';

/** Asks for a second factor, either a one-time code or a passkey. */
export function FactorDialog({ finish }: { finish: (isGiven: boolean) => void }) {
  const say = useSay();
  return (
    <Dialog title={say('auth.factor.title')} onClose={() => finish(false)}>
      <p>{say('auth.factor.lead')}</p>
      <CodeForm
        action={say('auth.factor.action')}
        send={(body) => api(v1.sessions.stepUp, { body })}
        onDone={() => finish(true)}
      />
      <OwnPasskey onDone={() => finish(true)} />
    </Dialog>
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
