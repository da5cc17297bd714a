import { useNotify } from 'react-admin';
import { NotSaved } from '../../api/conflict-gate.ts';
import { messageOf } from './message-of.ts';

/** Notifies the API's message, or our own if there was no response. */
export function useNotifyRefusal(): (refusal: unknown) => void {
  const notify = useNotify();
  return (refusal) => {
    // The user chose not to save, so no notice is needed.
    if (refusal instanceof NotSaved) return;
    const message = messageOf(refusal);
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
}
