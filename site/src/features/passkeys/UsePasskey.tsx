import type { FormAlert } from '@semilla/client';
import { answerWithPasskey, type PasskeyAnswer, supportsPasskeys } from '@semilla/client/passkeys';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { passkeyAlert } from './passkey-alert.ts';

interface Props {
  send: (credential: PasskeyAnswer) => Promise<unknown>;
  onDone: () => void;
}

/** Confirms the user with a passkey instead of a code. */
export function UsePasskey({ send, onDone }: Props) {
  const say = useSay();
  const [isWaiting, setWaiting] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();
  if (!supportsPasskeys()) return <p className="notice">{say('auth.passkeys.unsupported')}</p>;

  async function use(): Promise<void> {
    setWaiting(true);
    setAlert(undefined);
    try {
      await send(await answerWithPasskey(api));
      onDone();
    } catch (error) {
      setAlert(passkeyAlert(error, say('auth.passkeys.notUsed'), say));
      setWaiting(false);
    }
  }

  return (
    <>
      {alert && <FormAlertBox alert={alert} onRetry={use} />}
      <button className="button quiet wide" type="button" disabled={isWaiting} onClick={use}>
        {say(isWaiting ? 'auth.passkeys.waiting' : 'auth.passkeys.use')}
      </button>
    </>
  );
}
