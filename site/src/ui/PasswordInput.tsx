import { useState } from 'react';
import { FieldFrame, type TextInputProps } from './inputs.tsx';
import type { FormValues } from './use-form.ts';
import { useSay } from './words-context.tsx';

/** A password input with a button to show the typed text. */
export function PasswordInput<V extends FormValues>({
  form,
  name,
  label,
  hint,
  ...attributes
}: TextInputProps<V>) {
  const say = useSay();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(tied) => (
        <div className="password">
          <input
            className="input"
            {...attributes}
            {...tied}
            type={isShown ? 'text' : 'password'}
            name={name}
            value={String(form.values[name])}
            onChange={(event) => form.set(name, event.target.value as V[typeof name])}
            onBlur={() => form.leave(name)}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button type="button" onClick={() => setShown(!isShown)} aria-pressed={isShown}>
            <span aria-hidden="true">{say(isShown ? 'common.form.hide' : 'common.form.show')}</span>
            <span className="visually-hidden">{say('common.form.showPassword')}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
