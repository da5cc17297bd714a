import { useRecordContext, useTranslate } from 'react-admin';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import type { VerificationRecord } from '../users/customer-record.ts';

export function AttemptField() {
  const record = useRecordContext<VerificationRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <PlaceLink to={`/verification/${record.id}`}>
      {translate('account.backoffice.verifications.attempt', { attempt: record.attempt })}
    </PlaceLink>
  );
}
