import TicketIcon from '@mui/icons-material/SupportAgentOutlined';
import { ticketStateIds } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { SelectInput } from 'react-admin';
import type { TicketRecord } from '../../../api/record-types/customer-record.ts';
import { PlaceLink } from '../../../kit/fields/PlaceLink.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { TicketTable } from '../../tickets/list/TicketTable.tsx';
import { UnreadField } from '../../tickets/list/UnreadField.tsx';
import { PriorityField } from '../../tickets/PriorityField.tsx';
import { TicketStateMenu } from '../../tickets/state/TicketStateMenu.tsx';

const states = ticketStateIds.map((id) => ({ id, name: `support.states.${id}` }));
const stateFilter = (
  <SelectInput key="stateId" source="stateId" label="fields.tickets.stateId" choices={states} alwaysOn />
);

function TicketRow({ record }: { record: TicketRecord }) {
  return (
    <RowCard
      icon={<TicketIcon />}
      title={
        <>
          <PlaceLink to={`/ticket/${record.id}`}>{record.title}</PlaceLink> <UnreadField />
        </>
      }
      details={[formatDateTime(record.updatedAt), record.responsibleName].filter(Boolean).join(' · ')}
    >
      <PriorityField priority={record.priority} />
      <TicketStateMenu ticket={record} />
    </RowCard>
  );
}

export default function TicketsTab() {
  return (
    <RelatedList
      resource="ticket"
      target="userId"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      sortable={['updatedAt', 'createdAt', 'title', 'stateId', 'read']}
      table={<TicketTable ofCustomer />}
      icon={<TicketIcon />}
      empty="account.backoffice.tickets.empty"
      filters={[stateFilter]}
      emptyHint="account.backoffice.tickets.emptyHint"
      cards={<RecordCards<TicketRecord>>{(record) => <TicketRow record={record} />}</RecordCards>}
    />
  );
}
