import { useCreatePath, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { PlaceLink } from './PlaceLink.tsx';

interface RecordLinkFieldProps {
  source: string;
  /** Whether the link opens the record's page or its edit form. */
  type?: 'show' | 'edit';
  /** Overrides the address. */
  to?: string;
}

/** The record's name as a link to its page. Keyboard users need it because they cannot click on rows. */
export function RecordLinkField({ source, type = 'show', to }: RecordLinkFieldProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const name: string | undefined = useFieldValue({ source });
  const createPath = useCreatePath();
  if (!record) return null;
  return <PlaceLink to={to ?? createPath({ resource, type, id: record.id })}>{name}</PlaceLink>;
}
