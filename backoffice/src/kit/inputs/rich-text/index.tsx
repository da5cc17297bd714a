import { Skeleton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { TextInput, useInput } from 'react-admin';

const Editor = lazy(() => import('./Editor.tsx'));

export interface RichTextInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
}

/**
 * Asks for a text with headings, lists and links. The editor would remove tables because it does not support them, so a text with
 * a table is edited as HTML.
 */
export function RichTextInput(props: RichTextInputProps) {
  // Registers the default value before the lazy editor does. Its later registration would clear earlier refusals.
  const { field } = useInput({ source: props.source, defaultValue: '' });
  const [hasTable] = useState(() => /<table\b/i.test(String(field.value ?? '')));
  if (hasTable) {
    return <TextInput {...props} multiline minRows={8} helperText="common.backoffice.richText.asHtml" />;
  }
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
      <Editor {...props} />
    </Suspense>
  );
}
