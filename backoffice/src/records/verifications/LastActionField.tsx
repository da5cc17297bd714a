import { useRecordContext, useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { nothing } from '../../kit/fields/nothing.ts';

/** The last action. The provider may send actions that have no translation. */
export function LastActionField() {
  const action = useRecordContext<VerificationRecord>()?.action;
  const translate = useTranslate();
  return (
    <>{action ? translate(`account.backoffice.verifications.actions.${action}`, { _: action }) : nothing}</>
  );
}
