import type { ReactNode } from 'react';
import { FieldFrame } from './inputs.tsx';
import type { FormState, FormValues } from './use-form.ts';

export interface Choice {
  value: string;
  label: string;
}

interface Props<V extends FormValues> {
  form: FormState<V>;
  name: keyof V & string;
  label: string;
  choices: readonly Choice[];
  /** The text of the empty option, for an optional field. */
  none?: string;
  hint?: ReactNode;
}

export function SelectInput<V extends FormValues>({ form, name, label, choices, none, hint }: Props<V>) {
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(tied) => (
        <select
          className="input"
          {...tied}
          name={name}
          value={String(form.values[name])}
          onChange={(event) => form.set(name, event.target.value as V[typeof name])}
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
