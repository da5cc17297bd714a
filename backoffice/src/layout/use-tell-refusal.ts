import { useNotify } from 'react-admin';
import { messageOf } from './message-of.ts';

/** Tells of a refusal in the API's own words, or in ours where it gave no answer. */
export function useTellRefusal(): (refusal: unknown) => void {
  const notify = useNotify();
  return (refusal) => {
    const message = messageOf(refusal);
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
}
