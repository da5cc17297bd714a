import { useRecordContext, useTranslate } from 'react-admin';
import type { MailRecord } from '../../api/record-types/mail-record.ts';
import { CustomerField } from '../../kit/fields/CustomerField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';

const fields = 'fields.undeliveredMails';

export function MailFacts() {
  const record = useRecordContext<MailRecord>();
  return (
    <Facts title="misc.backoffice.mails.sections.mail">
      <Fact label={`${fields}.subject`} isWide>
        {record?.subject}
      </Fact>
      <Fact label={`${fields}.userName`}>
        <CustomerField />
      </Fact>
      <Fact label={`${fields}.recipient`}>{record?.recipient}</Fact>
      <Fact label={`${fields}.topic`}>
        <TranslatedField source="topic" words="misc.mails.topics" />
      </Fact>
      <Fact label={`${fields}.createdAt`}>
        <DayField source="createdAt" hasTime />
      </Fact>
    </Facts>
  );
}

/** Why the mail was not delivered, and how to fix it. */
export function FailureFacts() {
  const record = useRecordContext<MailRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const isOpen = record.state === 'undelivered';
  return (
    <Facts title="misc.backoffice.mails.sections.failure">
      <Fact label={`${fields}.failure`} isWide>
        <TranslatedField source="failure" words="misc.mails.failures" />
      </Fact>
      {isOpen && (
        <Fact label="misc.backoffice.mails.whatHelps" isWide>
          {translate(`misc.backoffice.mails.help.${record.failure}`)}
        </Fact>
      )}
      {record.failureDetail && (
        <Fact label={`${fields}.failureDetail`} isWide>
          {record.failureDetail}
        </Fact>
      )}
      <Fact label={`${fields}.tries`}>{record.tries}</Fact>
      <Fact label={`${fields}.failedAt`}>
        <DayField source="failedAt" hasTime />
      </Fact>
    </Facts>
  );
}
