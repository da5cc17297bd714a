import type { ReactNode } from 'react';
import { FieldFrame } from './inputs.tsx';
import type { FormState, FormValues } from './use-form.ts';

interface Props<V extends FormValues> {
  form: FormState<V>;
  name: keyof V & string;
  label: string;
  hint?: ReactNode;
}

/** An amount in euros, typed in Spanish format. */
export function MoneyInput<V extends FormValues>({ form, name, label, hint }: Props<V>) {
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(tied) => (
        <span className="money-field">
          <input
            className="input numbers"
            {...tied}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={String(form.values[name])}
            onChange={(event) => form.set(name, event.target.value as V[typeof name])}
            onBlur={() => form.leave(name)}
          />
          <span aria-hidden="true">€</span>
        </span>
      )}
    </FieldFrame>
  );
}
