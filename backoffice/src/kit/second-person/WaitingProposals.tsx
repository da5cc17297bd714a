import { Alert, Button } from '@mui/material';
import type { ProposalAct } from '@semilla/contract';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { useMay } from '../../api/use-may.ts';

const newestFirst = {
  sort: { field: 'createdAt', order: 'DESC' },
  pagination: { page: 1, perPage: 10 },
} as const;

type Wanted = { subjectId: string } | { act: ProposalAct };

/** The open proposals about one record or of one kind, each with a link to its page. */
export function WaitingProposals(wanted: Wanted) {
  const translate = useTranslate();
  const mayRead = useMay('approvals', 'list');
  const filter = { ...wanted, status: ['pending', 'scheduled'] };
  const { data = [] } = useGetList<ProposalRecord>(
    'approvals',
    { ...newestFirst, filter },
    { enabled: mayRead === true, retry: false },
  );
  return data.map(({ id, act, status, proposedByName }) => (
    <Alert
      key={id}
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={LinkBase} to={`/approvals/${id}`} color="inherit" size="small">
          {translate('approvals.mail.proposed.action')}
        </Button>
      }
    >
      {translate(status === 'pending' ? 'approvals.waiting' : 'approvals.scheduled', {
        act: translate(`approvals.acts.${act}`),
        name: proposedByName,
      })}
    </Alert>
  ));
}
