import { TextField } from '@mui/material';
import { dayFromTyped, dayWhileTyping, typedFromDay } from '@semilla/format';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface DayInputProps {
  label: string;
  day: string;
  /** What is wrong with the typed day; undefined if nothing is. */
  error: string | undefined;
  onChange: (day: string) => void;
}

/** Asks for a day. A typed day is passed on once it is complete. */
export function DayInput({ label, day, error, onChange }: DayInputProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const [lastDay, setLastDay] = useState(day);
  // The address has changed, so the typed text is outdated.
  if (lastDay !== day) {
    setLastDay(day);
    setTyped(undefined);
  }
  const shown = typedFromDay(typed ?? day);
  const write = (text: string) => {
    const value = dayWhileTyping(text, shown);
    setTyped(value);
    if (dayFromTyped(value) === value) onChange(value);
  };
  const leave = () => {
    const whole = dayFromTyped(shown);
    if (whole && whole !== day) onChange(whole);
    setTyped(undefined);
  };
  return (
    <TextField
      fullWidth={false}
      label={label}
      value={shown}
      error={Boolean(error)}
      helperText={error}
      placeholder={translate('common.form.day')}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
    />
  );
}
