import { useNotify } from 'react-admin';
import { NotSaved } from '../providers/conflict-gate.ts';
import { messageOf } from './message-of.ts';

/** Notifies a refusal with the API's message, or ours if there was no answer. */
export function useNotifyRefusal(): (refusal: unknown) => void {
  const notify = useNotify();
  return (refusal) => {
    // The user has chosen so.
    if (refusal instanceof NotSaved) return;
    const message = messageOf(refusal);
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
}
