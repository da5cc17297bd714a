import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';

interface IdInputProps {
  source: string;
  label: string;
  /** Given by the filter form. */
  alwaysOn?: boolean;
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A filter by a whole identifier: what is not one yet asks for nothing. */
export function IdInput(props: IdInputProps) {
  const { field, id: inputId } = useInput(props);
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? String(field.value ?? '');

  const type = (text: string) => {
    setDraft(text);
    const wanted = text.trim();
    if (!wanted || id.test(wanted)) field.onChange(wanted.toLowerCase());
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
