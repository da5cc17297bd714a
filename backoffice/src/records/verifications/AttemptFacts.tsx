import { verificationReasonName } from '@semilla/contract';
import { useRecordContext, useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { PlainField } from '../../kit/fields/PlainField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { useReasonText } from '../../kit/fields/use-reason-text.ts';
import { LastActionField } from './LastActionField.tsx';

export function AttemptFacts() {
  const record = useRecordContext<VerificationRecord>();
  const translate = useTranslate();
  const reasonText = useReasonText();
  if (!record) return null;
  const reasonName = verificationReasonName(record);
  const { decision, reason, reasonCode, decisionReason } = record;
  return (
    <Facts title="account.backoffice.verifications.sections.attempt">
      <Fact label="fields.verifications.attempt">
        <PlainField source="attempt" />
      </Fact>
      {decision && (
        <Fact label="fields.verifications.decision">
          <TranslatedField source="decision" words="account.verificationStatuses" />
        </Fact>
      )}
      {reason && <Fact label="fields.verifications.reason">{reasonText(record)}</Fact>}
      {reasonCode !== null && (
        <Fact label="fields.verifications.reasonCode">
          <PlainField source="reasonCode" />
        </Fact>
      )}
      {reasonName && !decisionReason && (
        <Fact label="account.backoffice.verifications.toldReason" isWide>
          {translate(`account.verificationReasons.${reasonName}`)}
        </Fact>
      )}
      {decisionReason && (
        <Fact label="fields.verifications.decisionReason" isWide>
          <PlainField source="decisionReason" />
        </Fact>
      )}
      <Fact label="fields.verifications.action">
        <LastActionField />
      </Fact>
      <Fact label="fields.verifications.createdAt">
        <DayField source="createdAt" hasTime />
      </Fact>
      <Fact label="fields.verifications.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Fact>
    </Facts>
  );
}
