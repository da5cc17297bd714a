import { useCreatePath, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { PlaceLink } from './PlaceLink.tsx';

interface RecordLinkFieldProps {
  source: string;
  /** Leads to the page of the record, or to its edit form. */
  type?: 'show' | 'edit';
  /** Overrides the address. */
  to?: string;
}

/** The name of a record as a link to its page, for keyboard users who cannot click on rows. */
export function RecordLinkField({ source, type = 'show', to }: RecordLinkFieldProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const name: string | undefined = useFieldValue({ source });
  const createPath = useCreatePath();
  if (!record) return null;
  return <PlaceLink to={to ?? createPath({ resource, type, id: record.id })}>{name}</PlaceLink>;
}
