import { Stack } from '@mui/material';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { TicketRecord } from '../../../api/record-types/ticket-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { BulkToolbar } from '../../../kit/list/bulk/BulkToolbar.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { recordTable } from '../../../kit/list/record-table.ts';
import { SelectableRows } from '../../../kit/list/SelectableRows.tsx';
import { DueField } from '../DueField.tsx';
import { PriorityField } from '../PriorityField.tsx';
import { TicketStateMenu } from '../state/TicketStateMenu.tsx';
import { TicketBulkActions } from './TicketBulkActions.tsx';
import { UnreadField } from './UnreadField.tsx';

const { Col } = DataTable<TicketRecord>;
const looks = {
  ...recordTable,
  '& .RaDataTable-rowCell.column-title': { whiteSpace: 'normal', minWidth: 160, width: '32%' },
  // Names have room on two lines, so that the last column stays in sight.
  '& .column-userName, & .column-responsibleName': { whiteSpace: 'normal' },
};

function StateField() {
  const record = useRecordContext<TicketRecord>();
  return record ? <TicketStateMenu ticket={record} /> : null;
}

function ResponsibleField() {
  const record = useRecordContext<TicketRecord>();
  const translate = useTranslate();
  return <>{record?.responsibleName ?? translate('support.backoffice.responsible.nobody')}</>;
}

function MomentField({ source }: { source: 'createdAt' | 'updatedAt' }) {
  const record = useRecordContext<TicketRecord>();
  return record ? <RelativeTimeField at={record[source]} /> : null;
}

/** The priority, with the due date if there is one, because the table has no room for both columns. */
function PriorityColumn() {
  const record = useRecordContext<TicketRecord>();
  if (!record) return null;
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
      <PriorityField priority={record.priority} />
      {record.dueOn && <DueField ticket={record} />}
    </Stack>
  );
}

function DueColumn() {
  const record = useRecordContext<TicketRecord>();
  return record ? <DueField ticket={record} /> : null;
}

const bulk = {
  bulkActionButtons: true,
  bulkActionsToolbar: (
    <BulkToolbar>
      <TicketBulkActions />
    </BulkToolbar>
  ),
} as const;

/** All tickets, or those of one customer. */
export function TicketTable({ ofCustomer = false }: { ofCustomer?: boolean }) {
  // The tickets of one customer are a part of a page, where a toolbar would cover the rest.
  const mayAct = useMay('bulk-acts', 'create') ?? false;
  const isSelectable = mayAct && !ofCustomer;
  return (
    <SelectableRows>
      <RecordTable<TicketRecord>
        rowClick="show"
        hiddenColumns={['createdAt', 'dueOn']}
        rowSx={({ read }) => ({ '& .column-title a': { fontWeight: read ? 'normal' : 'bold' } })}
        sx={looks}
        {...(isSelectable && bulk)}
      >
        <Col source="read" label="support.backoffice.unreadColumn" field={UnreadField} />
        <Col source="title" label="fields.tickets.title">
          <RecordLinkField source="title" />
        </Col>
        <Col source="stateId" label="fields.tickets.stateId" field={StateField} />
        <Col source="priority" label="fields.tickets.priority" field={PriorityColumn} />
        <Col source="dueOn" label="fields.tickets.dueOn" field={DueColumn} />
        {!ofCustomer && <Col source="userName" label="fields.tickets.userName" />}
        <Col source="responsibleName" label="fields.tickets.responsibleName" field={ResponsibleField} />
        <Col source="createdAt" label="fields.tickets.createdAt">
          <MomentField source="createdAt" />
        </Col>
        <Col source="updatedAt" label="fields.tickets.updatedAt">
          <MomentField source="updatedAt" />
        </Col>
      </RecordTable>
    </SelectableRows>
  );
}
