import { useEffect, useRef } from 'react';
import { useInput, useNotify } from 'react-admin';

const invalidField = '[aria-invalid="true"]:not([aria-hidden="true"])';

interface Props {
  /** The name of any field: react-admin exposes the form state only through `useInput`. */
  source: string;
}

/**
 * After our validation or the API refused the form, notifies the user and focuses the first invalid field.
 * The form itself does not notify, because it cannot tell an invalid field from a network failure. Works only
 * inside the form.
 */
export function FocusFirstProblem({ source }: Props) {
  const { isSubmitting, isSubmitSuccessful, submitCount } = useInput({ source }).formState;
  const marker = useRef<HTMLSpanElement>(null);
  const notify = useNotify();
  const isRefused = submitCount > 0 && !isSubmitting && !isSubmitSuccessful;

  useEffect(() => {
    const first = marker.current?.closest('form')?.querySelector<HTMLElement>(invalidField);
    if (!isRefused || !first) return;
    first.focus();
    notify('ra.message.invalid_form', { type: 'error' });
  }, [isRefused, notify]);

  return <span ref={marker} hidden />;
}
