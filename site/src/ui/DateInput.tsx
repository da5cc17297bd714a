import type { ReactNode } from 'react';
import { DayInput } from './DayInput.tsx';
import { FieldFrame } from './inputs.tsx';
import type { FormState, FormValues } from './use-form.ts';

interface Props<V extends FormValues> {
  form: FormState<V>;
  name: keyof V & string;
  label: string;
  hint?: ReactNode;
  max?: string;
  hasCalendar?: boolean;
  autoComplete?: string;
}

/** Asks for a day. Unreadable text stays in the form, so that validation refuses it. */
export function DateInput<V extends FormValues>({ form, name, label, hint, ...attributes }: Props<V>) {
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(tied) => (
        <DayInput
          {...attributes}
          {...tied}
          name={name}
          value={String(form.values[name])}
          onChange={(value) => form.set(name, value as V[typeof name])}
          onLeave={() => form.leave(name)}
        />
      )}
    </FieldFrame>
  );
}
