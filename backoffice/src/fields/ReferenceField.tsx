import { groupIban } from '@semilla/format';
import { useFieldValue } from 'react-admin';
import { nothing } from './nothing.ts';

/** Groups the transfer reference in blocks of four, as banks print it. */
export function ReferenceField({ source }: { source: string }) {
  const reference: string | null | undefined = useFieldValue({ source });
  return <span style={{ whiteSpace: 'nowrap' }}>{reference ? groupIban(reference) : nothing}</span>;
}
