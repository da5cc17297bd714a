import { formatFileSize } from '@semilla/format';
import { useFieldValue } from 'react-admin';

export function FileSizeField({ source }: { source: string }) {
  const bytes: number | undefined = useFieldValue({ source });
  return bytes === undefined ? null : formatFileSize(bytes);
}
