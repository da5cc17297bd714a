import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { TextInput, useInput } from 'react-admin';

const Editor = lazy(() => import('./Editor.tsx'));

export interface RichTextInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
}

/**
 * Asks for a text with headings, lists and links. The editor knows no tables, so that a text with one is edited as the
 * HTML it is, or it would lose them.
 */
export function RichTextInput(props: RichTextInputProps) {
  // The editor brings the same default when it has loaded; were it the first, it would take back what was refused by then.
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
