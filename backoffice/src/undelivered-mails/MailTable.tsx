import { DataTable } from 'react-admin';
import { CustomerField } from '../fields/CustomerField.tsx';
import { DayField } from '../fields/DayField.tsx';
import { RecordLinkField } from '../fields/RecordLinkField.tsx';
import { TranslatedField } from '../fields/TranslatedField.tsx';
import { RecordTable } from '../layout/RecordTable.tsx';
import { recordTable } from '../layout/record-table.ts';
import { MailStateField } from './MailStateField.tsx';
import type { MailRecord } from './mail-record.ts';

const { Col } = DataTable<MailRecord>;
const fields = 'fields.undeliveredMails';
const looks = {
  ...recordTable,
  '& .column-subject, & .column-failure, & .column-userName': { whiteSpace: 'normal', minWidth: 180 },
};

export function MailTable() {
  return (
    <RecordTable<MailRecord> rowClick="show" hiddenColumns={['recipient', 'topic', 'createdAt']} sx={looks}>
      <Col source="failedAt" label={`${fields}.failedAt`}>
        <DayField source="failedAt" hasTime />
      </Col>
      <Col source="subject" label={`${fields}.subject`}>
        <RecordLinkField source="subject" />
      </Col>
      <Col source="state" label={`${fields}.state`} field={MailStateField} />
      <Col source="userName" label={`${fields}.userName`} field={CustomerField} />
      <Col source="recipient" label={`${fields}.recipient`} />
      <Col source="topic" label={`${fields}.topic`}>
        <TranslatedField source="topic" words="misc.mails.topics" />
      </Col>
      <Col source="failure" label={`${fields}.failure`}>
        <TranslatedField source="failure" words="misc.mails.failures" />
      </Col>
      <Col source="tries" label={`${fields}.tries`} align="right" />
      <Col source="createdAt" label={`${fields}.createdAt`}>
        <DayField source="createdAt" hasTime />
      </Col>
    </RecordTable>
  );
}
