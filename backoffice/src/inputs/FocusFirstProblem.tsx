import { useEffect, useRef } from 'react';
import { useInput, useNotify } from 'react-admin';

const marked = '[aria-invalid="true"]:not([aria-hidden="true"])';

interface Props {
  /** Any field of the form: react-admin tells its fields, and nobody else, how the form stands. */
  source: string;
}

/**
 * Inside a form: once what was sent is refused, by our own check or by the API, it is told, and the first marked field
 * gets the focus. The form itself tells nothing, as it does not know whether a field or the network is what failed.
 */
export function FocusFirstProblem({ source }: Props) {
  const { isSubmitting, isSubmitSuccessful, submitCount } = useInput({ source }).formState;
  const place = useRef<HTMLSpanElement>(null);
  const notify = useNotify();
  const isRefused = submitCount > 0 && !isSubmitting && !isSubmitSuccessful;

  useEffect(() => {
    const first = place.current?.closest('form')?.querySelector<HTMLElement>(marked);
    if (!isRefused || !first) return;
    first.focus();
    notify('ra.message.invalid_form', { type: 'error' });
  }, [isRefused, notify]);

  return <span ref={place} hidden />;
}
