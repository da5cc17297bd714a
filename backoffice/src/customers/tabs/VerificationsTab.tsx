import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { formatDateTime } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { PlaceLink } from '../../fields/PlaceLink.tsx';
import { VerificationChip } from '../../fields/VerificationChip.tsx';
import { RelatedList } from '../../layout/RelatedList.tsx';
import { RowCard } from '../../layout/RowCard.tsx';
import { statusFilter } from '../../verifications/verification-filters.tsx';
import type { VerificationRecord } from '../customer-record.ts';

function AttemptRow({ record }: { record: VerificationRecord }) {
  const translate = useTranslate();
  return (
    <RowCard
      icon={<BadgeIcon />}
      title={
        <PlaceLink to={`/verification/${record.id}`}>
          {translate('account.backoffice.verifications.attempt', { attempt: record.attempt })}
        </PlaceLink>
      }
      details={[formatDateTime(record.updatedAt), record.decisionReason ?? record.reason]
        .filter(Boolean)
        .join(' · ')}
    >
      <VerificationChip source="status" />
    </RowCard>
  );
}

/** Every attempt of a customer to verify who they are, the latest first. */
export default function VerificationsTab() {
  return (
    <RelatedList<VerificationRecord>
      resource="verification"
      target="userId"
      sort={{ field: 'createdAt', order: 'DESC' }}
      icon={<BadgeIcon />}
      empty="account.backoffice.verifications.none"
      filters={[statusFilter]}
      emptyHint="account.backoffice.verifications.noneHint"
    >
      {(record) => <AttemptRow record={record} />}
    </RelatedList>
  );
}
