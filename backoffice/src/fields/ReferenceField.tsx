import { groupIban } from '@semilla/format';
import { useFieldValue } from 'react-admin';
import { nothing } from './nothing.ts';

/** The reference of a transfer, in groups as on paper. */
export function ReferenceField({ source }: { source: string }) {
  const reference: string | null | undefined = useFieldValue({ source });
  return <span style={{ whiteSpace: 'nowrap' }}>{reference ? groupIban(reference) : nothing}</span>;
}
