import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { VerificationStatusField } from '../../kit/fields/VerificationStatusField.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { WorkLink } from '../../kit/queue/WorkLink.tsx';
import { VerificationTable } from './VerificationTable.tsx';
import { verificationFilters } from './verification-filters.tsx';

function VerificationCards() {
  const translate = useTranslate();
  return (
    <RecordCards<VerificationRecord>>
      {({ userName, attempt }) => (
        <RecordCard title={userName} chip={<VerificationStatusField source="status" />}>
          <Typography variant="body2" color="textSecondary">
            {translate('account.backoffice.verifications.attempt', { attempt })} ·{' '}
            <DayField source="updatedAt" hasTime />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoVerifications() {
  const translate = useTranslate();
  return (
    <Message
      icon={<BadgeIcon />}
      title={translate('account.backoffice.verifications.empty')}
      text={translate('account.backoffice.verifications.emptyHint')}
    />
  );
}

export default function VerificationList() {
  return (
    <ListPage
      title="account.backoffice.verifications.title"
      actions={<WorkLink queue="verifications" />}
      filters={verificationFilters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      sortable={['updatedAt', 'createdAt']}
      table={<VerificationTable />}
      cards={<VerificationCards />}
      empty={<NoVerifications />}
    />
  );
}
