import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RelativeTimeField } from '../../fields/RelativeTimeField.tsx';
import { RecordCard, RecordCards } from '../../layout/RecordCards.tsx';
import { DueField } from '../DueField.tsx';
import { PriorityField } from '../PriorityField.tsx';
import { TicketStateField } from '../TicketStateField.tsx';
import type { TicketRecord } from '../ticket-record.ts';
import { UnreadField } from './UnreadField.tsx';

export function TicketCards() {
  const translate = useTranslate();
  return (
    <RecordCards<TicketRecord>>
      {({ title, stateId, userName, responsibleName, priority, dueOn, updatedAt }) => (
        <RecordCard
          title={
            <>
              <UnreadField /> {title}
            </>
          }
          chip={<TicketStateField stateId={stateId} />}
        >
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
        </RecordCard>
      )}
    </RecordCards>
  );
}
