import { type ReactNode, useEffect, useRef } from 'react';
import './form.css';
import { FormAlertBox } from './FormAlertBox.tsx';
import type { FormState, FormValues } from './use-form.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSay } from './words-context.tsx';

interface Props<V extends FormValues> {
  form: FormState<V>;
  /** The label of the button. */
  action: string;
  children: ReactNode;
  /** Shown next to an alert. */
  aside?: ReactNode;
  /** The message after a server failure. */
  failed?: string;
  /** True if the action cannot be undone. */
  isFinal?: boolean;
  /** Keeps the button visible at the bottom of a dialog with a long form. */
  isActionInSight?: boolean;
}

/** A form that is sent only once, with Enter or its button. Shows failures above its fields. */
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

  // After a refusal, the first invalid field gets the focus.
  useEffect(() => {
    if (attempts === 0) return;
    const invalid = node.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus();
    // A refused code is typed anew; the field has no room for more.
    if (invalid instanceof HTMLInputElement && invalid.autocomplete === 'one-time-code') invalid.select();
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

  // The method is POST: if the form is sent before its script has loaded, a password must not appear in the address.
  return (
    <form ref={node} className="form" method="post" noValidate onSubmit={form.submit} aria-busy={isSending}>
      {form.alert && <FormAlertBox alert={form.alert} onRetry={() => form.submit()} failed={failed} />}
      {aside}
      {children}
      {isActionInSight ? <div className="dialog-foot">{button}</div> : button}
    </form>
  );
}
