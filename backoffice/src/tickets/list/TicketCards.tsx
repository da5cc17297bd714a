import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RelativeTimeField } from '../../fields/RelativeTimeField.tsx';
import { RecordCard, RecordCards } from '../../layout/RecordCards.tsx';
import { TicketStateField } from '../TicketStateField.tsx';
import type { TicketRecord } from '../ticket-record.ts';
import { UnreadField } from './UnreadField.tsx';

export function TicketCards() {
  const translate = useTranslate();
  return (
    <RecordCards<TicketRecord>>
      {({ title, stateId, userName, responsibleName, updatedAt }) => (
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
        </RecordCard>
      )}
    </RecordCards>
  );
}
