import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import type { TicketRecord } from '../../api/record-types/ticket-record.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { SideCard } from '../../kit/page/SideCard.tsx';
import { TicketStateField } from './TicketStateField.tsx';

const title = 'support.backoffice.links.tickets';

/** The tickets about a movement. Shows nothing without tickets, as for most movements. */
export function TicketsOfMovement({ transactionId }: { transactionId: string }) {
  const { data = [], ...query } = useGetList<TicketRecord>(
    'ticket',
    {
      filter: { transactionId },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'turn', order: 'ASC' },
    },
    { retry: false },
  );
  if (query.error) return <PartFailure title={title} of={query} />;
  if (!data.length) return null;
  return (
    <SideCard title={title}>
      {data.map((ticket) => (
        <Box
          key={ticket.id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
        >
          <PlaceLink to={`/ticket/${ticket.id}`}>{ticket.title}</PlaceLink>
          <TicketStateField stateId={ticket.stateId} />
        </Box>
      ))}
    </SideCard>
  );
}
