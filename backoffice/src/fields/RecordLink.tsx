import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { onlyHere } from '../layout/record-table.ts';

interface RecordLinkProps {
  source: string;
  /** Where it leads: to the page of the record, or to where it is edited. */
  type?: 'show' | 'edit';
}

/** What a record is called, as the link to its page: for those who do not click on rows. */
export function RecordLink({ source, type = 'show' }: RecordLinkProps) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const name: string | undefined = useFieldValue({ source });
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource, type, id: record.id })}
      onClick={onlyHere}
      color="textPrimary"
      underline="hover"
      sx={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
  );
}
