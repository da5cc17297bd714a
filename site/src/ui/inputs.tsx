import type { FieldProblem } from '@semilla/client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FormState, FormValues } from './use-form.ts';
import { useSay } from './words-context.tsx';

interface FrameProps {
  label: string;
  problem: FieldProblem | undefined;
  hint?: ReactNode;
  children: (attributes: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Connects a label, its input, the hint and the error message for screen readers. */
export function FieldFrame({ label, problem, hint, children }: FrameProps) {
  const say = useSay();
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(problem), 'aria-describedby': describedBy || undefined })}
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {'message' in problem ? problem.message : say(`validation.${problem.code}`, problem.params)}
        </p>
      )}
    </div>
  );
}

type InputAttributes = Omit<ComponentProps<'input'>, 'form' | 'name' | 'value' | 'onChange' | 'onBlur'>;

export interface TextInputProps<V extends FormValues> extends InputAttributes {
  form: FormState<V>;
  name: keyof V & string;
  label: string;
  hint?: ReactNode;
}

export function TextInput<V extends FormValues>({
  form,
  name,
  label,
  hint,
  ...attributes
}: TextInputProps<V>) {
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(tied) => (
        <input
          className="input"
          {...attributes}
          {...tied}
          name={name}
          value={String(form.values[name])}
          onChange={(event) => form.set(name, event.target.value as V[typeof name])}
          onBlur={() => form.leave(name)}
        />
      )}
    </FieldFrame>
  );
}

interface CheckInputProps<V extends FormValues> {
  form: FormState<V>;
  name: keyof V & string;
  label: string;
  children?: ReactNode;
}

export function CheckInput<V extends FormValues>({ form, name, label, children }: CheckInputProps<V>) {
  const say = useSay();
  const id = useId();
  const problem = form.problems[name];
  return (
    <div className="field check">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={form.values[name] === true}
        onChange={(event) => form.set(name, event.target.checked as V[typeof name])}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem && `${id}-problem`}
      />
      <label htmlFor={id}>{label}</label>
      {children && <div className="hint">{children}</div>}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {'message' in problem ? problem.message : say(`validation.${problem.code}`, problem.params)}
        </p>
      )}
    </div>
  );
}
