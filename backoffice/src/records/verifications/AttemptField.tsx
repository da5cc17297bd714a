import { useRecordContext, useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';

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
