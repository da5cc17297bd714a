import { DataTable } from 'react-admin';
import type { ComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { recordTable } from '../../kit/list/record-table.ts';
import { ComplaintStateField } from './ComplaintStateField.tsx';
import { DeadlineField } from './DeadlineField.tsx';

const { Col } = DataTable<ComplaintRecord>;
const fields = 'fields.complaints';
const looks = {
  ...recordTable,
  '& .RaDataTable-rowCell.column-concerning': { whiteSpace: 'normal', minWidth: 200 },
};

export function ComplaintTable() {
  return (
    <RecordTable<ComplaintRecord> rowClick="show" hiddenColumns={['outcome', 'responsibleName']} sx={looks}>
      <Col source="reference" label={`${fields}.reference`}>
        <RecordLinkField source="reference" />
      </Col>
      <Col source="receivedAt" label={`${fields}.receivedAt`}>
        <DayField source="receivedAt" />
      </Col>
      <Col source="state" label={`${fields}.state`} field={ComplaintStateField} />
      <Col source="deadline" label={`${fields}.deadline`} field={DeadlineField} />
      <Col source="name" label={`${fields}.name`} />
      <Col source="concerning" label={`${fields}.concerning`} disableSort />
      <Col source="outcome" label={`${fields}.outcome`} disableSort>
        <TranslatedField source="outcome" words="support.complaints.outcomes" />
      </Col>
      <Col source="responsibleName" label={`${fields}.responsibleName`} />
    </RecordTable>
  );
}
