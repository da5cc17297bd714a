import TicketIcon from '@mui/icons-material/SupportAgentOutlined';
import Chip from '@mui/material/Chip';
import { formatDateTime } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { PlaceLink } from '../../fields/PlaceLink.tsx';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { RowCard } from '../../layout/RowCard.tsx';
import type { TicketRecord } from '../customer-record.ts';

function TicketRow({ record }: { record: TicketRecord }) {
  const translate = useTranslate();
  return (
    <RowCard
      icon={<TicketIcon />}
      title={<PlaceLink to={`/ticket/${record.id}`}>{record.title}</PlaceLink>}
      details={[formatDateTime(record.updatedAt), record.responsibleName].filter(Boolean).join(' · ')}
    >
      <Chip size="small" label={translate(`support.states.${record.stateId}`)} />
    </RowCard>
  );
}

/** What a customer asked support. */
export default function TicketsTab() {
  return (
    <RelatedList<TicketRecord>
      resource="ticket"
      target="userId"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      icon={<TicketIcon />}
      empty="account.backoffice.tickets.empty"
      emptyHint="account.backoffice.tickets.emptyHint"
    >
      {(record) => <TicketRow record={record} />}
    </RelatedList>
  );
}
