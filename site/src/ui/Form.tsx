import { type ReactNode, useEffect, useRef } from 'react';
import './form.css';
import { FormAlertBox } from './FormAlertBox.tsx';
import type { FormState, FormValues } from './use-form.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSay } from './words-context.tsx';

interface Props<V extends FormValues> {
  form: FormState<V>;
  /** The text of the button. */
  action: string;
  children: ReactNode;
  /** What else to offer beside an alert. */
  aside?: ReactNode;
  /** The message for a failure of the server. */
  failed?: string;
  /** Whether what it does cannot be undone. */
  isFinal?: boolean;
  /** Keeps the button in sight at the foot of a dialog, however long the form is. */
  isActionInSight?: boolean;
}

/** A form that is sent once, by Enter or its button, and shows failures above its fields. */
export function Form<V extends FormValues>({
  form,
  action,
  children,
  aside,
  failed,
  isFinal = false,
  isActionInSight = false,
}: Props<V>) {
  const say = useSay();
  const isHydrated = useHydrated();
  const { adopt, attempts, isSending, waitSeconds } = form;
  const node = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (node.current) adopt(node.current);
  }, [adopt]);

  // After a refusal the first field to correct gets the focus.
  useEffect(() => {
    if (attempts > 0) node.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const label = isSending ? say('common.form.sending') : action;

  const button = (
    <button
      className={`button wide${isFinal ? ' danger' : ''}`}
      type="submit"
      disabled={!isHydrated || waitSeconds > 0}
      aria-disabled={isSending}
    >
      {isSending && <span className="spinner" aria-hidden="true" />}
      {waitSeconds > 0 ? say('common.form.wait', { seconds: waitSeconds }) : label}
    </button>
  );

  // By POST, so that a form sent before its script arrived would not put a password into the address.
  return (
    <form ref={node} className="form" method="post" noValidate onSubmit={form.submit} aria-busy={isSending}>
      {form.alert && <FormAlertBox alert={form.alert} onRetry={() => form.submit()} failed={failed} />}
      {aside}
      {children}
      {isActionInSight ? <div className="dialog-foot">{button}</div> : button}
    </form>
  );
}
