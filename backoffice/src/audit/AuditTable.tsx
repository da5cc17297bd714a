import { DataTable, useRecordContext } from 'react-admin';
import { DayField } from '../fields/DayField.tsx';
import { RecordTable } from '../layout/RecordTable.tsx';
import { AboutLink } from './AboutLink.tsx';
import type { AuditRecord } from './audit-record.ts';
import { ChangesInShort } from './ChangesInShort.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { useAuditWords } from './use-audit-words.ts';

const { Col } = DataTable<AuditRecord>;

function Who() {
  const entry = useRecordContext<AuditRecord>();
  const words = useAuditWords();
  return entry && <>{words.who(entry)}</>;
}

function Act() {
  const entry = useRecordContext<AuditRecord>();
  const words = useAuditWords();
  return entry && <>{words.act(entry.action)}</>;
}

function About() {
  const entry = useRecordContext<AuditRecord>();
  return entry && <AboutLink entry={entry} />;
}

function Changes() {
  const entry = useRecordContext<AuditRecord>();
  return entry && <ChangesInShort entry={entry} />;
}

function Details() {
  const entry = useRecordContext<AuditRecord>();
  return entry && <EntryDialog entry={entry} />;
}

/** The trail on a wide screen. */
export function AuditTable() {
  return (
    <RecordTable<AuditRecord> rowClick={false} hiddenColumns={['subjectId', 'address']}>
      <Col source="at" label="fields.auditEntries.at">
        <DayField source="at" hasTime />
      </Col>
      <Col source="userName" label="fields.auditEntries.userName" disableSort field={Who} />
      <Col source="action" label="fields.auditEntries.action" disableSort field={Act} />
      <Col source="subjectType" label="fields.auditEntries.subjectType" disableSort field={About} />
      <Col source="subjectId" label="fields.auditEntries.subjectId" disableSort />
      <Col source="after" label="audit.changes" disableSort field={Changes} />
      <Col source="address" label="fields.auditEntries.address" disableSort />
      <Col source="details" label="audit.all" disableSort align="right" field={Details} />
    </RecordTable>
  );
}
