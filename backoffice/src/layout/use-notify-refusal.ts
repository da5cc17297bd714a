import { useNotify } from 'react-admin';
import { messageOf } from './message-of.ts';

/** Notifies a refusal with the API's message, or ours if there was no answer. */
export function useNotifyRefusal(): (refusal: unknown) => void {
  const notify = useNotify();
  return (refusal) => {
    const message = messageOf(refusal);
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
}
