import { useEffect, useRef } from 'react';
import { useInput } from 'react-admin';

const marked = '[aria-invalid="true"]:not([aria-hidden="true"])';

interface Props {
  /** Any field of the form: react-admin tells its fields, and nobody else, how the form stands. */
  source: string;
}

/** Inside a form: once what was sent is refused, by our own check or by the API, the first marked field gets the focus. */
export function FocusFirstProblem({ source }: Props) {
  const { isSubmitting, isSubmitSuccessful, submitCount } = useInput({ source }).formState;
  const place = useRef<HTMLSpanElement>(null);
  const isRefused = submitCount > 0 && !isSubmitting && !isSubmitSuccessful;

  useEffect(() => {
    if (isRefused) place.current?.closest('form')?.querySelector<HTMLElement>(marked)?.focus();
  }, [isRefused]);

  return <span ref={place} hidden />;
}
