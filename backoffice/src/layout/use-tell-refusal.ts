import { type HttpError, useNotify } from 'react-admin';

/** Tells of a refusal in the API's own words, or in ours where it gave no answer. */
export function useTellRefusal(): (refusal: unknown) => void {
  const notify = useNotify();
  return (refusal) => {
    const { message } = refusal as HttpError;
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
}
