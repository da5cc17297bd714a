import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface DayInputProps {
  label: string;
  day: string;
  /** The error message. */
  error: string | undefined;
  onChange: (day: string) => void;
}

// Typing a year digit by digit passes through years like 0002.
const plausible = /^(?:19|2\d)\d{2}-/;

/** Asks for a day. A typed day is passed on only once its year is plausible. */
export function DayInput({ label, day, error, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const [lastDay, setLastDay] = useState(day);
  // The address has changed, so the typed text is outdated.
  if (lastDay !== day) {
    setLastDay(day);
    setTyped(undefined);
  }
  const write = (text: string) => {
    setTyped(text);
    if (plausible.test(text)) onChange(text);
  };
  return (
    <TextField
      type="date"
      fullWidth={false}
      label={label}
      value={typed ?? day}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => write(target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
