import { DataTable, useRecordContext } from 'react-admin';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';
import { ChangesSummary } from '../../kit/activity/ChangesSummary.tsx';
import { SubjectLink } from '../../kit/activity/SubjectLink.tsx';
import { useAuditWords } from '../../kit/activity/use-audit-words.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { EntryDialog } from './EntryDialog.tsx';

const { Col } = DataTable<AuditRecord>;

function UserField() {
  const entry = useRecordContext<AuditRecord>();
  const words = useAuditWords();
  return entry && <>{words.who(entry)}</>;
}

function ActionField() {
  const entry = useRecordContext<AuditRecord>();
  const words = useAuditWords();
  return entry && <>{words.act(entry.action)}</>;
}

function SubjectField() {
  const entry = useRecordContext<AuditRecord>();
  return entry && <SubjectLink entry={entry} />;
}

function ChangesField() {
  const entry = useRecordContext<AuditRecord>();
  return entry && <ChangesSummary entry={entry} />;
}

function DetailsButton() {
  const entry = useRecordContext<AuditRecord>();
  return entry && <EntryDialog entry={entry} />;
}

export function AuditTable() {
  return (
    <RecordTable<AuditRecord> rowClick={false} hiddenColumns={['subjectId', 'address']}>
      <Col source="at" label="fields.auditEntries.at">
        <DayField source="at" hasTime />
      </Col>
      <Col source="userName" label="fields.auditEntries.userName" disableSort field={UserField} />
      <Col source="action" label="fields.auditEntries.action" disableSort field={ActionField} />
      <Col source="subjectType" label="fields.auditEntries.subjectType" disableSort field={SubjectField} />
      <Col source="subjectId" label="fields.auditEntries.subjectId" disableSort />
      <Col source="after" label="audit.changes" disableSort field={ChangesField} />
      <Col source="address" label="fields.auditEntries.address" disableSort />
      <Col source="details" label="audit.all" disableSort align="right" field={DetailsButton} />
    </RecordTable>
  );
}
