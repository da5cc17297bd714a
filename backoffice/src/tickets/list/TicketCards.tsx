import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Ago } from '../../fields/Ago.tsx';
import { RecordCard, RecordCards } from '../../layout/RecordCards.tsx';
import { TicketStateChip } from '../TicketStateChip.tsx';
import type { TicketRecord } from '../ticket-record.ts';
import { UnreadMark } from './UnreadMark.tsx';

export function TicketCards() {
  const translate = useTranslate();
  return (
    <RecordCards<TicketRecord>>
      {({ title, stateId, userName, responsibleName, updatedAt }) => (
        <RecordCard
          title={
            <>
              <UnreadMark /> {title}
            </>
          }
          chip={<TicketStateChip stateId={stateId} />}
        >
          <Typography variant="body2">{userName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {responsibleName ?? translate('support.backoffice.responsible.nobody')} · <Ago at={updatedAt} />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}
