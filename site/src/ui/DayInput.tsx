import { dayFromTyped, dayWhileTyping, typedFromDay } from '@semilla/format';
import { type ComponentProps, useRef } from 'react';
import { useSay } from './words-context.tsx';
import './date-input.css';

type Attributes = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'onBlur' | 'min' | 'max' | 'className'
>;

interface Props extends Attributes {
  /** A date as YYYY-MM-DD, or unfinished text. */
  value: string;
  max?: string | undefined;
  hasCalendar?: boolean | undefined;
  onChange: (value: string) => void;
  onLeave?: () => void;
}

/** A day typed and shown as DD/MM/YYYY. A native date input would use the browser's language instead. */
export function DayInput({ value, max, hasCalendar = true, onChange, onLeave, ...attributes }: Props) {
  const say = useSay();
  const picker = useRef<HTMLInputElement>(null);
  const shown = typedFromDay(value);
  const day = dayFromTyped(value);

  function finish(): void {
    if (day && day !== value) onChange(day);
  }

  return (
    <span className="date-input">
      <input
        className="input numbers"
        {...attributes}
        type="text"
        inputMode="numeric"
        placeholder={say('common.form.day')}
        data-kind="day"
        maxLength={10}
        value={shown}
        onChange={({ target }) => onChange(dayWhileTyping(target.value, shown))}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
        }}
        onBlur={() => {
          finish();
          onLeave?.();
        }}
      />
      {hasCalendar && (
        <>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            max={max}
            value={day ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
          <button
            className="icon-button"
            type="button"
            aria-label={say('common.form.calendar')}
            onClick={() => picker.current?.showPicker()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path
                d="M4 6.5h16v14H4zM4 10.5h16M8 3.5v5M16 3.5v5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinejoin="round"
              />
            </svg>
          </button>
        </>
      )}
    </span>
  );
}
