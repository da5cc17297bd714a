import { Skeleton } from '@mui/material';
import { v1 } from '@semilla/contract';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { CannotBeDone } from '../projects/money/CannotBeDone.tsx';
import { DistributionFigures } from '../projects/money/DistributionFigures.tsx';
import { usePreview } from '../projects/money/use-preview.ts';

const { closeProject, distribute } = v1.distributions;

function Figures({ record: { act, effects, subjectId } }: { record: ProposalRecord }) {
  const isRefund = act === 'closeWithRefund';
  const preview = usePreview(
    isRefund ? closeProject : distribute,
    subjectId,
    isRefund ? { refund: true } : { period: effects[0]?.after?.period },
  );
  const { distribution, error, retry } = preview;
  if (error) return <CannotBeDone error={error} projectId={subjectId} onRetry={retry} />;
  return distribution ? (
    <DistributionFigures distribution={distribution} />
  ) : (
    <Skeleton variant="rounded" height={320} />
  );
}

/** What each wallet would get of a delivery or a refund. */
export function ProposedDistribution({ record }: { record: ProposalRecord }) {
  const isShown = record.act === 'distribute' || record.act === 'closeWithRefund';
  return isShown && record.status === 'pending' ? <Figures record={record} /> : null;
}
