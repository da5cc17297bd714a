import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { DocumentRecord } from '../project-record.ts';

export function DocumentLinkField() {
  const record = useRecordContext<DocumentRecord>();
  if (!record) return null;
  return (
    <Link href={record.viewUrl} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {record.description}
    </Link>
  );
}

export function DocumentButtons() {
  const record = useRecordContext<DocumentRecord>();
  return record && <ItemButtons record={record} name={record.description} canEdit={false} />;
}
