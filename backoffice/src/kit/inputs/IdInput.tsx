import { TextField } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';

interface IdInputProps {
  source: string;
  label: string;
  /** Set by react-admin's filter form. */
  alwaysOn?: boolean;
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Filters by id. An incomplete id is not sent. */
export function IdInput(props: IdInputProps) {
  const { field, id: inputId } = useInput(props);
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? String(field.value ?? '');

  const type = (text: string) => {
    setDraft(text);
    const trimmed = text.trim();
    if (!trimmed || id.test(trimmed)) field.onChange(trimmed.toLowerCase());
  };

  return (
    <TextField
      id={inputId}
      value={typed}
      error={typed.trim() !== '' && !id.test(typed.trim())}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        setDraft(undefined);
        field.onBlur();
      }}
      label={<FieldTitle label={props.label} source={props.source} />}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      sx={{ minWidth: { sm: 330 } }}
    />
  );
}
