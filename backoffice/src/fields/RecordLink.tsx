import { useCreatePath, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { PlaceLink } from './PlaceLink.tsx';

interface RecordLinkProps {
  source: string;
  /** Where it leads: to the page of the record, or to where it is edited. */
  type?: 'show' | 'edit';
  /** An address elsewhere. */
  to?: string;
}

/** What a record is called, as the link to its page: for those who do not click on rows. */
export function RecordLink({ source, type = 'show', to }: RecordLinkProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const name: string | undefined = useFieldValue({ source });
  const createPath = useCreatePath();
  if (!record) return null;
  return <PlaceLink to={to ?? createPath({ resource, type, id: record.id })}>{name}</PlaceLink>;
}
