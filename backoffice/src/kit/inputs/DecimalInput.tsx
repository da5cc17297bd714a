import { InputAdornment, TextField } from '@mui/material';
import { decimalFromTyped } from '@semilla/format';
import { type ReactNode, useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { typedFromHundredths } from './typed-from-hundredths.ts';

export interface DecimalInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  /** In hundredths. */
  defaultValue?: number;
  helperText?: string;
}

/** Converts the typed text to hundredths. Unreadable or too large text is returned unchanged, so validation refuses it. */
function hundredthsOf(text: string): number | string | null {
  if (!text.trim()) return null;
  const decimal = decimalFromTyped(text);
  const hundredths = Number(decimal?.replace('.', ''));
  return Number.isSafeInteger(hundredths) ? hundredths : (decimal ?? text);
}

/** Asks for a number with two decimals, typed with comma or point. The value is in hundredths. */
export function DecimalInput({ unit, ...props }: DecimalInputProps & { unit: ReactNode }) {
  const { label, helperText, source } = props;
  const { field, fieldState, id, isRequired } = useInput(props);
  const [typed, setTyped] = useState<{ text: string; value: number | string | null }>();
  // False if the form was reset while the user typed. The input then shows the value of the form.
  const isCurrent = typed && (typed.value ?? '') === (field.value ?? '');

  const change = (text: string) => {
    const value = hundredthsOf(text);
    setTyped({ text, value });
    field.onChange(value);
  };

  const leave = () => {
    setTyped(undefined);
    field.onBlur();
  };

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={isCurrent ? typed.text : typedFromHundredths(field.value)}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}
