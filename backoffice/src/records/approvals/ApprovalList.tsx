import ApprovalIcon from '@mui/icons-material/ApprovalOutlined';
import { useTranslate } from 'react-admin';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { WorkLink } from '../../kit/queue/WorkLink.tsx';
import { ApprovalCards } from './ApprovalCards.tsx';
import { ApprovalTable } from './ApprovalTable.tsx';
import { approvalFilters } from './approval-filters.tsx';

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
