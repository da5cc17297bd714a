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

/** Asks for a number with two places, written with a decimal comma or point. What cannot be read is left for the form to refuse. */
export function DecimalInput({ unit, ...props }: DecimalInputProps & { unit: ReactNode }) {
  const { label, helperText, source } = props;
  const { field, fieldState, id, isRequired } = useInput(props);
  const [typed, setTyped] = useState<string>();

  const change = (text: string) => {
    setTyped(text);
    field.onChange(text.trim() ? (decimalFromTyped(text) ?? text) : null);
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
      value={typed ?? typedFromDecimal(field.value)}
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
