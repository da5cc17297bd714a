import { useRecordContext, useTranslate } from 'react-admin';
import { nothing } from '../../kit/fields/nothing.ts';
import type { VerificationRecord } from '../users/customer-record.ts';

/** The last action. The provider may send actions that have no translation. */
export function LastActionField() {
  const action = useRecordContext<VerificationRecord>()?.action;
  const translate = useTranslate();
  return (
    <>{action ? translate(`account.backoffice.verifications.actions.${action}`, { _: action }) : nothing}</>
  );
}
