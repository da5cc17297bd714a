import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import { AllocationLines } from '../projects/money/AllocationLines.tsx';
import { useAllocation } from '../projects/money/use-allocation.ts';
import type { ProposalRecord } from './proposal-record.ts';

const words = 'approvals.allocation';

function Lines({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  const { allocation } = useAllocation(projectId);
  if (!allocation) return null;
  return (
    <>
      <Typography>{translate(`${words}.hint`)}</Typography>
      <AllocationLines lines={allocation.lines} />
    </>
  );
}

/** What each preinvestor would get today, so the approver sees who would get nothing, and why. */
export function ProposedAllocation({ record: { act, status, subjectId } }: { record: ProposalRecord }) {
  const translate = useTranslate();
  if (act !== 'allocateWishes' || !subjectId) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(`${words}.title`)}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {status === 'pending' && <Lines projectId={subjectId} />}
        <div>
          <PlaceLink to={`/project/${subjectId}/movements/wishes`}>{translate(`${words}.tab`)}</PlaceLink>
        </div>
      </Stack>
    </Card>
  );
}
