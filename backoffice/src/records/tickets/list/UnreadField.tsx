import CircleIcon from '@mui/icons-material/Circle';
import { useRecordContext, useTranslate } from 'react-admin';
import type { TicketRecord } from '../../../api/record-types/ticket-record.ts';

/** Marks an unread ticket, with an accessible name. */
export function UnreadField() {
  const record = useRecordContext<TicketRecord>();
  const translate = useTranslate();
  if (!record || record.read) return null;
  return (
    <CircleIcon
      titleAccess={translate('support.backoffice.unread')}
      color="info"
      sx={{ fontSize: 12, verticalAlign: 'baseline' }}
    />
  );
}
