import { Typography } from '@mui/material';
import { hasPlannedOpening, v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { usePublicationAct } from './use-publication-act.ts';

const words = 'project.reviews.backoffice';
const blank = { id: '' };

/** Returns a draft to its manager with comments. */
export default function ReturnReviewDialog({
  project,
  onClose,
}: {
  project: ProjectRecord;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const act = usePublicationAct(v1.projectReviews.return, `${words}.returned`, onClose);
  return (
    <FormDialog
      title={`${words}.returnTitle`}
      titleValues={{ name: project.name }}
      record={blank}
      saveLabel={`${words}.return`}
      validate={(values) => formProblems(v1.projectReviews.return, values)}
      onSubmit={(body) => act.run({ params: { projectId: project.id }, body })}
      onLeave={onClose}
    >
      <Typography>{translate(`${words}.returnLead`)}</Typography>
      {hasPlannedOpening(project) && <Typography>{translate(`${words}.returnCancels`)}</Typography>}
      <TextInput source="comments" label={`${words}.comments`} multiline minRows={3} isRequired />
      <Refusal message={act.refusal} />
    </FormDialog>
  );
}
