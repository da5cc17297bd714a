import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { decimalFromTyped } from '@semilla/format';
import { type ReactNode, useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { typedFromDecimal } from './decimal-text.ts';

export interface DecimalInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  defaultValue?: string;
  helperText?: string;
}

/**
 * Asks for a number with two decimals, with comma or point. Unreadable text is passed on, so that validation
 * refuses it.
 */
export function DecimalInput({ unit, ...props }: DecimalInputProps & { unit: ReactNode }) {
  const { label, helperText, source } = props;
  const { field, fieldState, id, isRequired } = useInput(props);
  const [typed, setTyped] = useState<{ text: string; value: string | null }>();
  // If the form is reset while the input has the focus, the form's value wins over the typed text.
  const isCurrent = typed && (typed.value ?? '') === (field.value ?? '');

  const change = (text: string) => {
    const value = text.trim() ? (decimalFromTyped(text) ?? text) : null;
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
      value={isCurrent ? typed.text : typedFromDecimal(field.value)}
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
