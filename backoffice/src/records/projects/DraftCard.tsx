import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { AdvisedForLater } from './AdvisedForLater.tsx';
import { MissingForPublication } from './MissingForPublication.tsx';
import { ManagerReview } from './publication/ManagerReview.tsx';
import { OpeningNotice } from './publication/OpeningNotice.tsx';
import { useMissingForPublication } from './use-missing-for-publication.ts';

/** Shows a draft's manager what is still missing, and its review. An administrator publishes the draft afterwards. */
export function DraftCard({ record }: { record: ProjectRecord }) {
  const translate = useTranslate();
  const missing = useMissingForPublication(record);
  if (!missing) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('project.backoffice.phase.publication')}
      </Typography>
      <MissingForPublication missing={missing} />
      <AdvisedForLater project={record} />
      <OpeningNotice project={record} />
      <ManagerReview project={record} missing={missing} />
    </Card>
  );
}
