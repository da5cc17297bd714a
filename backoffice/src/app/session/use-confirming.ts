import { passkeyFailure } from '@semilla/client/passkeys';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../kit/acts/message-of.ts';

/** Sends a password, a code or a passkey, and gives the text that says why it was refused. */
export function useConfirming() {
  const translate = useTranslate();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async (send: () => Promise<unknown>) => {
    setSending(true);
    setProblem(undefined);
    try {
      await send();
    } catch (error) {
      const message = passkeyFailure(error) ? 'auth.passkeys.notUsed' : messageOf(error);
      setProblem(translate(message, { _: message }));
    }
    setSending(false);
  };
  return { confirm, isSending, problem };
}
