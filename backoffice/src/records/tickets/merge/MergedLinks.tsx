import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { PlaceLink } from '../../../kit/fields/PlaceLink.tsx';

interface MergedLinksProps {
  ticket: Pick<WholeTicketRecord, 'mergedInto' | 'mergedTickets'>;
}

/** Links a merged ticket to the one where it goes on, and that one back to those merged into it. */
export function MergedLinks({ ticket: { mergedInto, mergedTickets } }: MergedLinksProps) {
  const translate = useTranslate();
  if (!mergedInto && !mergedTickets.length) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {mergedInto && (
        <Alert severity="warning">
          {translate('support.backoffice.merge.into')}{' '}
          <PlaceLink to={`/ticket/${mergedInto.ticketId}`}>{mergedInto.title}</PlaceLink>
        </Alert>
      )}
      {mergedTickets.length > 0 && (
        <Alert severity="info">
          {translate('support.backoffice.merge.from')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {mergedTickets.map(({ ticketId, title }) => (
              <li key={ticketId}>
                <PlaceLink to={`/ticket/${ticketId}`}>{title}</PlaceLink>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
