import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { formatDateTime } from '@semilla/format';
import type { VerificationRecord } from '../../../api/record-types/customer-record.ts';
import { useReasonText } from '../../../kit/fields/use-reason-text.ts';
import { VerificationStatusField } from '../../../kit/fields/VerificationStatusField.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { AttemptField } from '../../verifications/AttemptField.tsx';
import { VerificationTable } from '../../verifications/VerificationTable.tsx';
import { statusFilter } from '../../verifications/verification-filters.tsx';

function AttemptRow({ record }: { record: VerificationRecord }) {
  const reasonText = useReasonText();
  return (
    <RowCard
      icon={<BadgeIcon />}
      title={<AttemptField />}
      details={[formatDateTime(record.updatedAt), record.decisionReason ?? reasonText(record)]
        .filter(Boolean)
        .join(' · ')}
    >
      <VerificationStatusField source="status" />
    </RowCard>
  );
}

/** All verification attempts of a customer, the latest first. */
export default function VerificationsTab() {
  return (
    <RelatedList
      resource="verification"
      target="userId"
      sort={{ field: 'updatedAt', order: 'DESC' }}
      sortable={['updatedAt', 'createdAt']}
      table={<VerificationTable ofCustomer />}
      icon={<BadgeIcon />}
      empty="account.backoffice.verifications.none"
      filters={[statusFilter]}
      emptyHint="account.backoffice.verifications.noneHint"
      cards={<RecordCards<VerificationRecord>>{(record) => <AttemptRow record={record} />}</RecordCards>}
    />
  );
}
