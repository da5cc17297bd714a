import { verificationReasonName } from '@semilla/contract';
import { useRecordContext, useTranslate } from 'react-admin';
import type { VerificationRecord } from '../customers/customer-record.ts';
import { DayField } from '../fields/DayField.tsx';
import { Fact, Facts } from '../fields/Facts.tsx';
import { nothing } from '../fields/nothing.ts';
import { PlainField } from '../fields/PlainField.tsx';
import { TranslatedField } from '../fields/TranslatedField.tsx';

/** The last action; the provider may report actions without a translation. */
function LastActionField() {
  const action = useRecordContext<VerificationRecord>()?.action;
  const translate = useTranslate();
  return (
    <>{action ? translate(`account.backoffice.verifications.actions.${action}`, { _: action }) : nothing}</>
  );
}

/** The outcome of an attempt. */
export function AttemptFacts() {
  const record = useRecordContext<VerificationRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const reasonName = verificationReasonName(record);
  const { decision, reason, reasonCode, decisionReason } = record;
  return (
    <Facts title="account.backoffice.verifications.sections.attempt">
      <Fact label="account.fields.attempt">
        <PlainField source="attempt" />
      </Fact>
      {decision && (
        <Fact label="account.fields.decision">
          <TranslatedField source="decision" words="account.verificationStatuses" />
        </Fact>
      )}
      {reason && (
        <Fact label="account.fields.reason">
          <PlainField source="reason" />
        </Fact>
      )}
      {reasonCode !== null && (
        <Fact label="account.fields.reasonCode">
          <PlainField source="reasonCode" />
        </Fact>
      )}
      {reasonName && !decisionReason && (
        <Fact label="account.backoffice.verifications.toldReason" isWide>
          {translate(`account.verificationReasons.${reasonName}`)}
        </Fact>
      )}
      {decisionReason && (
        <Fact label="account.fields.decisionReason" isWide>
          <PlainField source="decisionReason" />
        </Fact>
      )}
      <Fact label="account.fields.action">
        <LastActionField />
      </Fact>
      <Fact label="account.fields.createdAt">
        <DayField source="createdAt" hasTime />
      </Fact>
      <Fact label="account.fields.updatedAt">
        <DayField source="updatedAt" hasTime />
      </Fact>
    </Facts>
  );
}
