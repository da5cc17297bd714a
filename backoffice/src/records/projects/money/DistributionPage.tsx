import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { formatDateTime } from '@semilla/format';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { DistributionLineRecord, DistributionRecord } from '../../../api/record-types/money-record.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMay } from '../../../api/use-may.ts';
import { RecordFailure } from '../../../kit/page/LoadFailure.tsx';
import { DistributionFigures } from './DistributionFigures.tsx';
import { TaxCorrectionDialog } from './TaxCorrectionDialog.tsx';

export function DistributionPage({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const { distributionId = '' } = useParams();
  const mayMove = useMay('project', 'moveMoney');
  const [corrected, setCorrected] = useState<DistributionLineRecord>();
  const id = `${project.id}/${distributionId}`;
  const { data, error, isPending, refetch } = useGetOne<DistributionRecord & { id: string }>(
    'distributions',
    { id },
    { onError: () => {} },
  );
  if (error && !data) return <RecordFailure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  const correctButton = (line: DistributionLineRecord) =>
    line.gross > 0 && (
      <Button
        size="small"
        sx={{ whiteSpace: 'nowrap', px: { xs: 0, md: 0.75 } }}
        onClick={() => setCorrected(line)}
      >
        {translate('project.backoffice.money.taxCorrection.open')}
        <span className="visually-hidden">: {line.userName}</span>
      </Button>
    );
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
      <DistributionFigures
        distribution={data}
        {...(mayMove && project.taxWithholder && { actOf: correctButton })}
      />
      {corrected && (
        <TaxCorrectionDialog
          projectId={project.projectId}
          distributionId={distributionId}
          userId={corrected.userId}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </Stack>
  );
}
