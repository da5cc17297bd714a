import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TicketRecord } from '../../../api/record-types/ticket-record.ts';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { RecordCard, RecordCards } from '../../../kit/list/RecordCards.tsx';
import { DueField } from '../DueField.tsx';
import { PriorityField } from '../PriorityField.tsx';
import { TicketStateMenu } from '../state/TicketStateMenu.tsx';
import { UnreadField } from './UnreadField.tsx';

function TicketDetails({ ticket }: { ticket: TicketRecord }) {
  const translate = useTranslate();
  const { stateId, userName, responsibleName, priority, dueOn, updatedAt } = ticket;
  return (
    <>
      <Typography variant="body2">{userName}</Typography>
      <Typography variant="body2" color="textSecondary">
        {responsibleName ?? translate('support.backoffice.responsible.nobody')} ·{' '}
        <RelativeTimeField at={updatedAt} />
      </Typography>
      {(dueOn || priority === 'high' || priority === 'urgent') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {priority !== 'normal' && <PriorityField priority={priority} />}
          {dueOn && <DueField ticket={{ stateId, dueOn }} />}
        </Box>
      )}
    </>
  );
}

export function TicketCards() {
  return (
    <RecordCards<TicketRecord>>
      {(ticket) => (
        <RecordCard
          title={
            <>
              <UnreadField /> {ticket.title}
            </>
          }
          below={<TicketStateMenu ticket={ticket} />}
        >
          <TicketDetails ticket={ticket} />
        </RecordCard>
      )}
    </RecordCards>
  );
}
