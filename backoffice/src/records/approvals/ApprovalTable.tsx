import { DataTable } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { useMay } from '../../api/use-may.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { BulkToolbar } from '../../kit/list/bulk/BulkToolbar.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { recordTable } from '../../kit/list/record-table.ts';
import { SelectableRows } from '../../kit/list/SelectableRows.tsx';
import { ProposalLinkField } from './ProposalLinkField.tsx';
import { ProposalStatusField } from './ProposalStatusField.tsx';
import { ApproveTogether } from './together/ApproveTogether.tsx';
import { isApprovableTogether } from './together/is-approvable-together.ts';

const { Col } = DataTable<ProposalRecord>;
const fields = 'fields.proposals';
const looks = { ...recordTable, '& .column-act, & .column-why': { whiteSpace: 'normal', minWidth: 180 } };

const bulk = {
  bulkActionButtons: true,
  bulkActionsToolbar: (
    <BulkToolbar isOfRowsOnly>
      <ApproveTogether />
    </BulkToolbar>
  ),
  isRowSelectable: isApprovableTogether,
} as const;

export function ApprovalTable() {
  const mayDecide = useMay('approvals', 'decide');
  return (
    <SelectableRows>
      <RecordTable<ProposalRecord>
        rowClick="show"
        hiddenColumns={['decidedByName', 'decidedAt']}
        sx={looks}
        {...(mayDecide && bulk)}
      >
        <Col source="createdAt" label={`${fields}.createdAt`}>
          <DayField source="createdAt" hasTime />
        </Col>
        <Col source="act" label={`${fields}.act`} field={ProposalLinkField} disableSort />
        <Col source="subjectName" label={`${fields}.subjectName`} disableSort />
        <Col source="status" label={`${fields}.status`} field={ProposalStatusField} disableSort />
        <Col source="proposedByName" label={`${fields}.proposedByName`} disableSort />
        <Col source="why" label={`${fields}.why`} disableSort />
        <Col source="lapsesAt" label={`${fields}.lapsesAt`}>
          <DayField source="lapsesAt" />
        </Col>
        <Col source="decidedByName" label={`${fields}.decidedByName`} disableSort />
        <Col source="decidedAt" label={`${fields}.decidedAt`}>
          <DayField source="decidedAt" hasTime />
        </Col>
      </RecordTable>
    </SelectableRows>
  );
}
