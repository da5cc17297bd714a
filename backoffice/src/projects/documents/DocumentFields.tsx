import Link from '@mui/material/Link';
import { formatFileSize } from '@semilla/format';
import { useRecordContext, useTranslate } from 'react-admin';
import { ColourChip } from '../../fields/ColourChip.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { DocumentRecord } from '../project-record.ts';

export function DocumentLink() {
  const record = useRecordContext<DocumentRecord>();
  if (!record) return null;
  return (
    <Link href={record.viewUrl} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {record.description}
    </Link>
  );
}

export function FileSize() {
  const record = useRecordContext<DocumentRecord>();
  return record && <>{formatFileSize(record.file.sizeBytes)}</>;
}

export function VisibleChip() {
  const isVisible = useRecordContext<DocumentRecord>()?.visible;
  const translate = useTranslate();
  return (
    <ColourChip
      colour={isVisible ? 'blue' : 'grey'}
      label={translate(`project.backoffice.documents.${isVisible ? 'visible' : 'hidden'}`)}
    />
  );
}

export function DocumentButtons() {
  const record = useRecordContext<DocumentRecord>();
  return record && <ItemButtons record={record} name={record.description} canEdit={false} />;
}
