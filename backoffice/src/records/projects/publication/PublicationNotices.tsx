import PlanIcon from '@mui/icons-material/EventOutlined';
import { Box, Button, Typography } from '@mui/material';
import { isInReview, openingsAfter } from '@semilla/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { OpeningNotice } from './OpeningNotice.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';

const PlanOpeningDialog = lazy(() => import('./PlanOpeningDialog.tsx'));
const ReturnReviewDialog = lazy(() => import('./ReturnReviewDialog.tsx'));

/** Shows administrators the review and the planned opening of a project, with what they can do about them. */
export function PublicationNotices({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<'return' | 'plan'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ReviewNotice project={project}>
        {isInReview(project) && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpened('return')}>
            {translate('project.reviews.backoffice.return')}
          </Button>
        )}
      </ReviewNotice>
      <OpeningNotice project={project} onChange={() => setOpened('plan')} />
      {opened && (
        <Suspense fallback={null}>
          {opened === 'return' && <ReturnReviewDialog project={project} onClose={close} />}
          {opened === 'plan' && <PlanOpeningDialog project={project} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}

/** Offers to plan an opening, below the phases that the project may enter at once. */
export function PlanOpening({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!openingsAfter(project.phaseName).length || project.opening) return null;
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('project.openings.backoffice.hint')}
      </Typography>
      <Button startIcon={<PlanIcon />} onClick={() => setOpen(true)}>
        {translate('project.openings.backoffice.plan')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlanOpeningDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
