import { DataTable } from 'react-admin';
import type { QuestionRecord } from '../../api/record-types/question-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { ProjectField } from '../../kit/fields/ProjectField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { recordTable } from '../../kit/list/record-table.ts';
import { QuestionStateField } from './QuestionStateField.tsx';

const { Col } = DataTable<QuestionRecord>;
const fields = 'fields.projectQuestions';
const looks = {
  ...recordTable,
  '& .RaDataTable-rowCell.column-question': { whiteSpace: 'normal', minWidth: 260 },
};

export function QuestionTable() {
  return (
    <RecordTable<QuestionRecord> rowClick="show" hiddenColumns={['askedByName', 'publishedAt']} sx={looks}>
      <Col source="question" label={`${fields}.question`} disableSort>
        <RecordLinkField source="question" />
      </Col>
      <Col source="projectName" label={`${fields}.projectName`} field={ProjectField} />
      <Col source="state" label={`${fields}.state`} field={QuestionStateField} />
      <Col source="number" label={`${fields}.number`} />
      <Col source="askedAt" label={`${fields}.askedAt`}>
        <DayField source="askedAt" />
      </Col>
      <Col source="askedByName" label={`${fields}.askedByName`} disableSort />
      <Col source="publishedAt" label={`${fields}.publishedAt`}>
        <DayField source="publishedAt" />
      </Col>
    </RecordTable>
  );
}
