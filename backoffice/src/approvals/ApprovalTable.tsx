import { DataTable } from 'react-admin';
import { DayField } from '../fields/DayField.tsx';
import { RecordTable } from '../layout/RecordTable.tsx';
import { recordTable } from '../layout/record-table.ts';
import { ProposalLinkField } from './ProposalLinkField.tsx';
import { ProposalStatusField } from './ProposalStatusField.tsx';
import type { ProposalRecord } from './proposal-record.ts';

const { Col } = DataTable<ProposalRecord>;
const fields = 'fields.proposals';
const looks = { ...recordTable, '& .column-act, & .column-why': { whiteSpace: 'normal', minWidth: 180 } };

export function ApprovalTable() {
  return (
    <RecordTable<ProposalRecord> rowClick="show" hiddenColumns={['decidedByName', 'decidedAt']} sx={looks}>
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
  );
}
