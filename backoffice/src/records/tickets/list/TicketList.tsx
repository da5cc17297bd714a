import TicketIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { Box } from '@mui/material';
import { CreateLink } from '../../../kit/list/CreateLink.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { NothingYet } from '../../../kit/list/NothingYet.tsx';
import { WorkLink } from '../../../kit/queue/WorkLink.tsx';
import { TicketCards } from './TicketCards.tsx';
import { TicketStateInput } from './TicketStateInput.tsx';
import { TicketTable } from './TicketTable.tsx';
import { ticketFilters } from './ticket-filters.tsx';

const withTotals = { getTotalByStates: true };

/** Unread tickets come first, then the latest. */
export default function TicketList() {
  return (
    <ListPage
      title="support.backoffice.title"
      actions={
        <>
          <WorkLink queue="tickets" />
          <CreateLink label="support.backoffice.create" />
        </>
      }
      filters={ticketFilters}
      filter={withTotals}
      sort={{ field: 'read', order: 'ASC' }}
      sortable={['read', 'turn', 'dueOn', 'priority', 'updatedAt', 'createdAt', 'stateId', 'title']}
      table={
        <>
          <Box sx={{ px: 1.5 }}>
            <TicketStateInput />
          </Box>
          <TicketTable />
        </>
      }
      cards={
        <>
          <TicketStateInput />
          <TicketCards />
        </>
      }
      empty={
        <NothingYet
          icon={<TicketIcon />}
          title="support.backoffice.empty"
          text="support.backoffice.emptyHint"
          create="support.backoffice.create"
        />
      }
    />
  );
}
