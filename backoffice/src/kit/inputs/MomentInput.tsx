import { TextField } from '@mui/material';
import { platformNow } from '@semilla/client';
import { momentFromTyped, typedFromMoment } from '@semilla/format';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';

interface MomentInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  helperText?: string;
  /** The current time by default. */
  defaultValue?: string;
}

/** Asks for a moment as DD/MM/YYYY HH:MM in Madrid, as pages show it. Unreadable text is kept, so validation refuses it. */
export function MomentInput(props: MomentInputProps) {
  const [now] = useState(() => platformNow().toISOString());
  const { label, helperText, source } = props;
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput({ defaultValue: now, ...props });
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const isCurrent = typed && typed.value === (field.value ?? '');

  const change = (text: string) => {
    const value = momentFromTyped(text)?.toISOString() ?? text;
    setTyped({ text, value });
    field.onChange(value);
  };

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={isCurrent ? typed.text : typedFromMoment(field.value ?? '')}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      placeholder={translate('common.form.moment')}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}
