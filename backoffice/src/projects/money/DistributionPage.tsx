import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@semilla/format';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { RecordFailure } from '../../layout/LoadFailure.tsx';
import type { ProjectRecord } from '../project-record.ts';
import { DistributionFigures } from './DistributionFigures.tsx';
import type { DistributionRecord } from './money-record.ts';

/** A past delivery or refund. */
export function DistributionPage({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const { distributionId } = useParams();
  const id = `${project.id}/${distributionId}`;
  const { data, error, isPending, refetch } = useGetOne<DistributionRecord & { id: string }>(
    'distributions',
    { id },
    { onError: () => {} },
  );
  if (error) return <RecordFailure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography variant="h2">
          {translate(`project.backoffice.money.done.${data.kind}`, { period: data.period })}
        </Typography>
        <Typography color="textSecondary">
          {translate('project.backoffice.money.done.at', { at: formatDateTime(data.createdAt) })}
        </Typography>
      </div>
      <DistributionFigures distribution={data} />
    </Stack>
  );
}
