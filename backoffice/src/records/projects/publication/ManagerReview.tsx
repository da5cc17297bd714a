import { Button, Typography } from '@mui/material';
import { hasPlannedOpening, isInReview, v1 } from '@semilla/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { call } from '../../../api/session.ts';
import { FocusedWhenAsked } from '../../../kit/acts/asked-act/FocusedWhenAsked.tsx';
import { useAct } from '../../../kit/acts/use-act.ts';
import { Confirm } from '../../../kit/dialog/Confirm.tsx';
import type { Missing } from '../use-missing-for-publication.ts';
import { ReviewNotice } from './ReviewNotice.tsx';

const SendForReviewDialog = lazy(() => import('./SendForReviewDialog.tsx'));

const words = 'project.reviews.backoffice';

function WithdrawButton({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { act, isPending } = useAct();
  const withdraw = async () => {
    const params = { projectId: project.id };
    await act(() => call(v1.projectReviews.withdraw, { params }), { done: `${words}.withdrawn` });
    setAsking(false);
  };
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {translate(`${words}.withdraw`)}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate(`${words}.withdrawTitle`, { name: project.name })}
        content={translate(`${words}.withdrawLead`)}
        confirm={translate(`${words}.withdraw`)}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface ManagerReviewProps {
  project: ProjectRecord;
  missing: readonly Missing[];
}

/** Lets the manager of a draft send it to the administrators, and withdraw it. */
export function ManagerReview({ project, missing }: ManagerReviewProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isPlanned = hasPlannedOpening(project);
  if (isInReview(project))
    return (
      <>
        <ReviewNotice project={project}>{!isPlanned && <WithdrawButton project={project} />}</ReviewNotice>
        <Typography color="textSecondary">{translate(`${words}.stillEditable`)}</Typography>
      </>
    );
  if (isPlanned) return null;
  const lead = missing.length ? 'thenAdministrator' : 'readyForAdministrator';
  return (
    <>
      <ReviewNotice project={project} />
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {translate(`project.backoffice.phase.${lead}`)}
      </Typography>
      <FocusedWhenAsked act="send">
        <Button variant="contained" onClick={() => setOpen(true)}>
          {translate(project.review ? `${words}.sendAgain` : `${words}.send`)}
        </Button>
      </FocusedWhenAsked>
      {isOpen && (
        <Suspense fallback={null}>
          <SendForReviewDialog project={project} missing={missing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
