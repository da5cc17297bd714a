import LateIcon from '@mui/icons-material/EventBusyOutlined';
import { Box } from '@mui/material';
import { platformNow } from '@semilla/client';
import { civilDateAt, isTicketOverdue } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { TicketRecord } from '../../api/record-types/ticket-record.ts';
import { nothing } from '../../kit/fields/nothing.ts';

type Due = Pick<TicketRecord, 'stateId' | 'dueOn'>;

export const isOverdueNow = (ticket: Due) => isTicketOverdue(ticket, civilDateAt(platformNow()));

/** The day by which a ticket should be finished. An icon and a word mark it once it has passed. */
export function DueField({ ticket }: { ticket: Due }) {
  const translate = useTranslate();
  if (!ticket.dueOn) return <>{nothing}</>;
  if (!isOverdueNow(ticket)) return <>{formatDate(ticket.dueOn)}</>;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: 'nowrap',
        color: 'error.main',
        fontWeight: 'medium',
      }}
    >
      <LateIcon fontSize="small" aria-hidden />
      {formatDate(ticket.dueOn)} · {translate('support.backoffice.plan.overdue')}
    </Box>
  );
}
