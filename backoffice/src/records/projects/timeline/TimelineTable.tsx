import { DataTable } from 'react-admin';
import type { TimelineRecord } from '../../../api/record-types/project-record.ts';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { TranslatedField } from '../../../kit/fields/TranslatedField.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useItemActs } from '../contents/item-acts.ts';
import { EntryButtons, EntryTextField, EntryTitleField } from './EntryFields.tsx';

const { Col } = DataTable<TimelineRecord>;

export function TimelineTable() {
  const acts = useItemActs();
  return (
    <RecordTable<TimelineRecord> rowClick={false} hiddenColumns={['kind']}>
      <Col source="happenedAt" label="fields.projectTimeline.happenedAt">
        <DayField source="happenedAt" hasTime />
      </Col>
      <Col source="kind" label="fields.projectTimeline.kind" disableSort>
        <TranslatedField source="kind" words="project.timelineKinds" />
      </Col>
      <Col source="title" label="fields.projectTimeline.title" field={EntryTitleField} disableSort />
      <Col
        source="description"
        label="fields.projectTimeline.description"
        field={EntryTextField}
        disableSort
      />
      {acts && (
        <Col
          source="acts"
          label="project.backoffice.contents.acts"
          align="right"
          field={EntryButtons}
          disableSort
        />
      )}
    </RecordTable>
  );
}
