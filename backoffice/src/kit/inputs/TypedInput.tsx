import { TextInput, useTranslate } from 'react-admin';
import { type FormProblems, fieldProblem } from '../../api/form-problems.ts';

// The label is above the input and not shortened, because the user must copy the text from it.
const aboveInFull = {
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    mb: 0.75,
    whiteSpace: 'normal',
    '&:not(.Mui-error)': { color: 'text.primary' },
  },
  '& fieldset': { top: 0 },
  '& legend': { display: 'none' },
} as const;

interface TypedInputProps {
  text: string;
  source?: string;
  hint?: string;
}

/** Makes the user type a text that names what a grave act is about. */
export function TypedInput({ text, source = 'typed', hint }: TypedInputProps) {
  const translate = useTranslate();
  return (
    <TextInput
      source={source}
      label={translate('common.backoffice.typeToConfirm', { text })}
      helperText={hint ?? 'common.backoffice.cannotBeUndone'}
      autoComplete="off"
      isRequired
      sx={aboveInFull}
    />
  );
}

export function typedProblems(text: string, values: Record<string, unknown>, source = 'typed'): FormProblems {
  const typed = String(values[source] ?? '').trim();
  if (!typed) return { [source]: fieldProblem('required') };
  return typed === text.trim() ? {} : { [source]: fieldProblem('other_text') };
}
