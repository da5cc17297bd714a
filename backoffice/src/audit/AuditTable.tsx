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

export function AuditTable() {
  return (
    <RecordTable<AuditRecord> rowClick={false} hiddenColumns={['subjectId', 'address']}>
      <Col source="at" label="common.audit.at">
        <DayField source="at" hasTime />
      </Col>
      <Col source="userName" label="common.audit.user" disableSort field={Who} />
      <Col source="action" label="common.audit.action" disableSort field={Act} />
      <Col source="subjectType" label="common.audit.subjectType" disableSort field={About} />
      <Col source="subjectId" label="common.audit.subjectId" disableSort />
      <Col source="after" label="audit.changes" disableSort field={Changes} />
      <Col source="address" label="common.audit.address" disableSort />
      <Col source="details" label="audit.all" disableSort align="right" field={Details} />
    </RecordTable>
  );
}
