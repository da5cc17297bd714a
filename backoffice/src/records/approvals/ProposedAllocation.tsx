import { Alert, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { AllocationLines } from '../projects/money/AllocationLines.tsx';
import { CannotBeDone } from '../projects/money/CannotBeDone.tsx';
import { useAllocation } from '../projects/money/use-allocation.ts';

const words = 'approvals.allocation';

interface LinesProps {
  projectId: string;
  /** The digest of the allocation that was proposed. */
  proposed: unknown;
}

function Lines({ projectId, proposed }: LinesProps) {
  const translate = useTranslate();
  const { allocation, error, retry } = useAllocation(projectId);
  if (error) return <CannotBeDone error={error} projectId={projectId} onRetry={retry} />;
  if (!allocation) return <Skeleton variant="rounded" height={160} />;
  return (
    <>
      <Typography>{translate(`${words}.hint`)}</Typography>
      {allocation.digest !== proposed && <Alert severity="warning">{translate(`${words}.changed`)}</Alert>}
      <AllocationLines lines={allocation.lines} />
    </>
  );
}

/** What each preinvestor would get today, so the approver sees who would get nothing, and why. */
export function ProposedAllocation({
  record: { act, effects, status, subjectId },
}: {
  record: ProposalRecord;
}) {
  const translate = useTranslate();
  if (act !== 'allocateWishes' || !subjectId) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(`${words}.title`)}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {status === 'pending' && (
          <Lines projectId={subjectId} proposed={effects[0]?.after?.allocationDigest} />
        )}
        <div>
          <PlaceLink to={`/project/${subjectId}/movements/wishes`}>{translate(`${words}.tab`)}</PlaceLink>
        </div>
      </Stack>
    </Card>
  );
}
