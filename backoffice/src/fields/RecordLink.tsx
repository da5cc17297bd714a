import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useFieldValue, useRecordContext, useResourceContext } from 'react-admin';
import { onlyHere } from '../layout/record-table.ts';

/** What a record is called, as the link to its page: for those who do not click on rows. */
export function RecordLink({ source }: { source: string }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const name: string | undefined = useFieldValue({ source });
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource, type: 'show', id: record.id })}
      onClick={onlyHere}
      color="textPrimary"
      underline="hover"
      sx={{ fontWeight: 'medium' }}
    >
      {name}
    </Link>
  );
}
