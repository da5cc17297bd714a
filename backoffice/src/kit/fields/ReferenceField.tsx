import { groupIban } from '@semilla/format';
import { useFieldValue } from 'react-admin';
import { nothing } from './nothing.ts';

interface ReferenceFieldProps {
  source: string;
  /** Lets a long reference continue on a second line, between its groups. */
  wraps?: boolean;
}

/** Groups the transfer reference in blocks of four, as banks print it. */
export function ReferenceField({ source, wraps = false }: ReferenceFieldProps) {
  const reference: string | null | undefined = useFieldValue({ source });
  const grouped = reference ? groupIban(reference) : nothing;
  if (wraps) return <>{grouped.replaceAll('\u00a0', ' ')}</>;
  return <span style={{ whiteSpace: 'nowrap' }}>{grouped}</span>;
}
