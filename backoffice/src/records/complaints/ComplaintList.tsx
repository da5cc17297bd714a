import ComplaintIcon from '@mui/icons-material/GavelOutlined';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { ComplaintStateField } from './ComplaintStateField.tsx';
import { ComplaintTable } from './ComplaintTable.tsx';
import { complaintFilters } from './complaint-filters.tsx';
import { DeadlineField } from './DeadlineField.tsx';

function ComplaintCards() {
  const translate = useTranslate();
  return (
    <RecordCards<ComplaintRecord>>
      {({ reference, name, concerning, deadline }) => (
        <RecordCard title={`${reference} · ${name}`} chip={<ComplaintStateField />}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {concerning}
          </Typography>
          {deadline && (
            <Typography variant="body2" color="textSecondary">
              {translate('fields.complaints.deadline')} <DeadlineField />
            </Typography>
          )}
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoComplaints() {
  const translate = useTranslate();
  return (
    <Message
      icon={<ComplaintIcon />}
      title={translate('support.complaints.backoffice.empty')}
      text={translate('support.complaints.backoffice.emptyHint')}
    />
  );
}

/** Complaints with the nearest deadline come first. */
export default function ComplaintList() {
  return (
    <ListPage
      title="support.complaints.backoffice.title"
      filters={complaintFilters}
      sort={{ field: 'deadline', order: 'ASC' }}
      sortable={['deadline', 'receivedAt', 'reference', 'name', 'state']}
      table={<ComplaintTable />}
      cards={<ComplaintCards />}
      empty={<NoComplaints />}
    />
  );
}
