import MailIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MailRecord } from '../../api/record-types/mail-record.ts';
import { RelativeTimeField } from '../../kit/fields/RelativeTimeField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { MailStateField } from './MailStateField.tsx';
import { MailTable } from './MailTable.tsx';
import { mailFilters } from './mail-filters.tsx';

function MailCards() {
  return (
    <RecordCards<MailRecord>>
      {({ subject, userName, recipient, failedAt }) => (
        <RecordCard title={subject} chip={<MailStateField />}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {userName} · {recipient}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <TranslatedField source="failure" words="misc.mails.failures" /> ·{' '}
            <RelativeTimeField at={failedAt} />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoMails() {
  const translate = useTranslate();
  return (
    <Message
      icon={<MailIcon />}
      title={translate('misc.backoffice.mails.empty')}
      text={translate('misc.backoffice.mails.emptyHint')}
    />
  );
}

export default function MailList() {
  return (
    <ListPage
      title="misc.backoffice.mails.title"
      filters={mailFilters}
      sort={{ field: 'failedAt', order: 'DESC' }}
      sortable={['failedAt', 'createdAt', 'tries']}
      table={<MailTable />}
      cards={<MailCards />}
      empty={<NoMails />}
    />
  );
}
