import { DataTable, useRecordContext } from 'react-admin';
import { Ago } from '../../fields/Ago.tsx';
import { nothing } from '../../fields/nothing.ts';
import { RecordLink } from '../../fields/RecordLink.tsx';
import { RecordTable } from '../../layout/RecordTable.tsx';
import { recordTable } from '../../layout/record-table.ts';
import { TicketStateChip } from '../TicketStateChip.tsx';
import type { TicketRecord } from '../ticket-record.ts';
import { UnreadMark } from './UnreadMark.tsx';

const { Col } = DataTable<TicketRecord>;
const looks = {
  ...recordTable,
  '& .RaDataTable-rowCell.column-title': { whiteSpace: 'normal', minWidth: 220, width: '40%' },
};

function State() {
  const record = useRecordContext<TicketRecord>();
  return record ? <TicketStateChip stateId={record.stateId} /> : null;
}

function Responsible() {
  const record = useRecordContext<TicketRecord>();
  return <>{record?.responsibleName ?? nothing}</>;
}

function Moment({ source }: { source: 'createdAt' | 'updatedAt' }) {
  const record = useRecordContext<TicketRecord>();
  return record ? <Ago at={record[source]} /> : null;
}

/** The tickets of all, or of one customer. */
export function TicketTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  return (
    <RecordTable<TicketRecord>
      rowClick="show"
      hiddenColumns={['createdAt']}
      rowSx={({ read }) => ({ '& .column-title a': { fontWeight: read ? 'normal' : 'bold' } })}
      sx={looks}
    >
      <Col source="read" label="support.backoffice.unreadColumn" field={UnreadMark} />
      <Col source="title" label="fields.tickets.title">
        <RecordLink source="title" />
      </Col>
      <Col source="stateId" label="fields.tickets.stateId" field={State} />
      {!ofCustomer && <Col source="userName" label="fields.tickets.userName" disableSort />}
      <Col source="responsibleName" label="fields.tickets.responsibleName" field={Responsible} disableSort />
      <Col source="createdAt" label="fields.tickets.createdAt">
        <Moment source="createdAt" />
      </Col>
      <Col source="updatedAt" label="fields.tickets.updatedAt">
        <Moment source="updatedAt" />
      </Col>
    </RecordTable>
  );
}
