import { TextField } from '@mui/material';
import { dayFromTyped, dayWhileTyping, typedFromDay } from '@semilla/format';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';

interface DateInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  defaultValue?: string;
  helperText?: string;
  /** A filter accepts only complete days, because each change reloads the list. */
  isFilter?: boolean;
  /** Set by react-admin's filter form. */
  alwaysOn?: boolean;
}

/** Asks for a day as DD/MM/YYYY. A native date input would use the browser's language instead. */
export function DateInput({ isFilter = false, ...props }: DateInputProps) {
  const { label, helperText, source } = props;
  const translate = useTranslate();
  const { field, fieldState, id, isRequired } = useInput(props);
  const [unfinished, setUnfinished] = useState<string>();
  const shown = unfinished ?? typedFromDay(field.value ?? '');

  const change = (text: string) => {
    const value = dayWhileTyping(text, shown);
    const isPassedOn = !isFilter || value === '' || dayFromTyped(value) === value;
    setUnfinished(isPassedOn ? undefined : value);
    if (isPassedOn) field.onChange(value);
  };

  const finish = () => {
    const day = dayFromTyped(shown);
    if (day && day !== field.value) field.onChange(day);
    if (day) setUnfinished(undefined);
  };

  const isNoDay = unfinished !== undefined && unfinished.length >= 10;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onChange={({ target }) => change(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
      }}
      onBlur={() => {
        finish();
        field.onBlur();
      }}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      placeholder={translate('common.form.day')}
      error={fieldState.invalid || isNoDay}
      helperText={
        <InputHelperText
          error={isNoDay ? 'validation.date' : fieldState.error?.message}
          helperText={helperText}
        />
      }
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 10 } }}
    />
  );
}
