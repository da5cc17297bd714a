import SendIcon from '@mui/icons-material/Send';
import { DataTable } from 'react-admin';
import type { MailRecord } from '../../api/record-types/mail-record.ts';
import { useMay } from '../../api/use-may.ts';
import { CustomerField } from '../../kit/fields/CustomerField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { RecordLinkField } from '../../kit/fields/RecordLinkField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { BulkConfirmButton } from '../../kit/list/bulk/BulkConfirmButton.tsx';
import { BulkToolbar } from '../../kit/list/bulk/BulkToolbar.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { recordTable } from '../../kit/list/record-table.ts';
import { SelectableRows } from '../../kit/list/SelectableRows.tsx';
import { MailStateField } from './MailStateField.tsx';

const { Col } = DataTable<MailRecord>;
const fields = 'fields.undeliveredMails';
const looks = {
  ...recordTable,
  '& .column-subject, & .column-failure, & .column-userName': { whiteSpace: 'normal', minWidth: 180 },
};

const bulk = {
  bulkActionButtons: true,
  bulkActionsToolbar: (
    <BulkToolbar>
      <BulkConfirmButton act="sendMailsAgain" words="overview.bulk.sendAgain" icon={<SendIcon />} />
    </BulkToolbar>
  ),
  isRowSelectable: ({ state }: MailRecord) => state === 'undelivered',
} as const;

export function MailTable() {
  const maySettle = useMay('mail', 'settle');
  return (
    <SelectableRows>
      <RecordTable<MailRecord>
        rowClick="show"
        hiddenColumns={['recipient', 'topic', 'createdAt']}
        sx={looks}
        {...(maySettle && bulk)}
      >
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
    </SelectableRows>
  );
}
