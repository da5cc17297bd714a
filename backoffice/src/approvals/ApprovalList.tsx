import ApprovalIcon from '@mui/icons-material/ApprovalOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RelativeTimeField } from '../fields/RelativeTimeField.tsx';
import { ListPage } from '../layout/ListPage.tsx';
import { Message } from '../layout/Message.tsx';
import { WorkLink } from '../layout/queue/WorkLink.tsx';
import { RecordCard, RecordCards } from '../layout/RecordCards.tsx';
import { ApprovalTable } from './ApprovalTable.tsx';
import { approvalFilters } from './approval-filters.tsx';
import { ProposalStatusField } from './ProposalStatusField.tsx';
import type { ProposalRecord } from './proposal-record.ts';
import { proposalTitle } from './proposal-title.ts';

function ApprovalCards() {
  const translate = useTranslate();
  return (
    <RecordCards<ProposalRecord>>
      {(record) => (
        <RecordCard title={proposalTitle(record, translate).whole} chip={<ProposalStatusField />}>
          <Typography variant="body2" color="textSecondary">
            {record.proposedByName} · <RelativeTimeField at={record.createdAt} />
          </Typography>
        </RecordCard>
      )}
    </RecordCards>
  );
}

function NoProposals() {
  const translate = useTranslate();
  return (
    <Message
      icon={<ApprovalIcon />}
      title={translate('approvals.empty')}
      text={translate('approvals.emptyHint')}
    />
  );
}

/** Proposals that wait for a second person, and those already decided. */
export default function ApprovalList() {
  return (
    <ListPage
      title="approvals.title"
      actions={<WorkLink queue="approvals" />}
      filters={approvalFilters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={['createdAt', 'lapsesAt', 'decidedAt']}
      table={<ApprovalTable />}
      cards={<ApprovalCards />}
      empty={<NoProposals />}
    />
  );
}
