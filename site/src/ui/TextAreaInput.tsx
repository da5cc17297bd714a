import { FieldFrame } from './inputs.tsx';
import type { FormState, FormValues } from './use-form.ts';

interface Props<V extends FormValues> {
  form: FormState<V>;
  name: keyof V & string;
  label: string;
  hint?: string;
  rows?: number;
}

export function TextAreaInput<V extends FormValues>({ form, name, label, hint, rows = 5 }: Props<V>) {
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(tied) => (
        <textarea
          className="input"
          {...tied}
          name={name}
          rows={rows}
          value={String(form.values[name])}
          onChange={(event) => form.set(name, event.target.value as V[typeof name])}
          onBlur={() => form.leave(name)}
        />
      )}
    </FieldFrame>
  );
}
