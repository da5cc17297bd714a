import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface DayInputProps {
  label: string;
  day: string;
  /** What is wrong with it. */
  wrong: string | undefined;
  onChange: (day: string) => void;
}

// A year is typed digit by digit: until the fourth it is one of long ago.
const plausible = /^(?:19|2\d)\d{2}-/;

/** Asks for a day. What is typed counts once it is one that can be meant. */
export function DayInput({ label, day, wrong, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState(day);
  // The address has taken it over, or was changed by something else.
  if (known !== day) {
    setKnown(day);
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
      error={Boolean(wrong)}
      helperText={wrong}
      onChange={({ target }) => write(target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
