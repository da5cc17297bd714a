import { type FieldProblems, type FormAlert, refusalOf } from '@semilla/client';
import type { ErrorCode } from '@semilla/contract';
import { type SubmitEvent, useCallback, useState } from 'react';
import { afterPress } from './after-press.ts';
import { typedValues } from './typed-values.ts';
import { type CheckOption, useCheck } from './use-check.ts';
import { useCountdown } from './use-countdown.ts';
import { useSavedValues } from './use-saved-values.ts';
import { useSending } from './use-sending.ts';

export type FormValues = Record<string, string | boolean | File | null>;

interface FormOptions<V extends FormValues, A> {
  initial: V;
  send: (values: V) => Promise<A>;
  onDone: (answer: A, values: V) => void;
  fieldOf?: Partial<Record<ErrorCode, string>>;
  /** For a form that stays open after it was sent and can be sent again. */
  staysOpen?: boolean;
  /** For a record with a version: reloads the record after an edit elsewhere and returns its values. */
  readAgain?: () => Promise<V>;
}

/** The check validates the values before they are sent. */
type Options<V extends FormValues, A> = FormOptions<V, A> & CheckOption<V>;

export interface FormState<V extends FormValues> {
  values: V;
  problems: FieldProblems;
  alert: FormAlert | undefined;
  isSending: boolean;
  waitSeconds: number;
  /** How often the values were refused, by validation or by the server. */
  attempts: number;
  /** Reads the values from the controls. */
  adopt: (form: HTMLFormElement) => void;
  set: <K extends keyof V & string>(name: K, value: V[K]) => void;
  leave: (name: keyof V & string) => void;
  submit: (event?: SubmitEvent<HTMLFormElement>) => void;
  /** Clears all errors, because the form now asks for something else. */
  restart: () => void;
}

/**
 * The values, errors and submission of a form. Values are validated before sending, sent only once, and refusals are shown at
 * their fields.
 */
export function useForm<V extends FormValues, A>(options: Options<V, A>): FormState<V> {
  const [values, setValues] = useState(options.initial);
  const { setSaved, adoptNewer } = useSavedValues(options.initial, options.readAgain);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<FieldProblems>({});
  const [alert, setAlert] = useState<FormAlert>();
  const sending = useSending();
  const [waitSeconds, startWaiting] = useCountdown();
  const [attempts, setAttempts] = useState(0);

  const { found, begin, whenChecked } = useCheck(options, values);
  const shown = Object.entries(found).filter(([name]) => attempts > 0 || left.includes(name));

  function forget(): void {
    setAttempts(0);
    setLeft([]);
    setRefused({});
    setAlert(undefined);
  }

  async function send(): Promise<void> {
    sending.setSending(true);
    setAlert(undefined);
    try {
      const answer = await options.send(values);
      // `isSending` stays true: `onDone` replaces the form or the page, and the form must not be sent a second time meanwhile.
      options.onDone(answer, values);
      setSaved(values);
      if (!options.staysOpen) return;
      forget();
      sending.end();
    } catch (error) {
      const takeOver = await adoptNewer(error);
      if (takeOver) setValues(takeOver);
      const refusal = refusalOf(error, options.fieldOf);
      setRefused(refusal.fields);
      setAlert(refusal.alert);
      startWaiting(refusal.waitSeconds);
      setAttempts((count) => count + 1);
      sending.end();
    }
  }

  function sendOrShow(problems: FieldProblems): void {
    if (Object.keys(problems).length === 0) return void send();
    setAttempts((count) => count + 1);
    sending.end();
  }

  const adopt = useCallback((form: HTMLFormElement) => {
    setValues((before) => typedValues(form, before));
  }, []);

  return {
    values,
    problems: { ...refused, ...Object.fromEntries(shown) },
    alert,
    isSending: sending.isSending,
    waitSeconds,
    attempts,
    adopt,
    set(name, value) {
      begin();
      setValues((before) => ({ ...before, [name]: value }));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    leave(name) {
      if (values[name] !== '') afterPress(() => setLeft((before) => [...before, name]));
    },
    submit(event) {
      event?.preventDefault();
      if (waitSeconds === 0 && sending.begin()) whenChecked(sendOrShow, sending.setSending);
    },
    restart: forget,
  };
}
