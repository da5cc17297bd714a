import { Box } from '@mui/material';
import { formatDate } from '@semilla/format';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { nothing } from '../../kit/fields/nothing.ts';

/** The day by which the next answer is due. Marked as late once it has passed. */
export function DeadlineField() {
  const record = useRecordContext<ComplaintRecord>();
  const translate = useTranslate();
  if (!record?.deadline) return <>{nothing}</>;
  if (!record.isLate) return <>{formatDate(record.deadline)}</>;
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 'medium' }}>
      {formatDate(record.deadline)} · {translate('support.complaints.backoffice.late')}
    </Box>
  );
}
