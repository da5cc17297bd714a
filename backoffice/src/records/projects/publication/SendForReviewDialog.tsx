import { Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { MissingForPublication } from '../MissingForPublication.tsx';
import type { Missing } from '../use-missing-for-publication.ts';
import { usePublicationAct } from './use-publication-act.ts';

interface SendForReviewDialogProps {
  project: ProjectRecord;
  missing: readonly Missing[];
  onClose: () => void;
}

const words = 'project.reviews.backoffice';
const blank = { id: '' };
const bodyOf = ({ message }: Record<string, unknown>) => ({ message: message || null });

/** Sends a draft to the administrators. It may lack parts, as a project that an administrator publishes may. */
export default function SendForReviewDialog({ project, missing, onClose }: SendForReviewDialogProps) {
  const translate = useTranslate();
  const act = usePublicationAct(v1.projectReviews.send, `${words}.sent`, onClose);
  return (
    <FormDialog
      title={`${words}.sendTitle`}
      titleValues={{ name: project.name }}
      record={blank}
      saveLabel={`${words}.send`}
      validate={(values) => formProblems(v1.projectReviews.send, bodyOf(values))}
      onSubmit={(values) => act.run({ params: { projectId: project.id }, body: bodyOf(values) })}
      onLeave={onClose}
    >
      <MissingForPublication missing={missing} />
      {missing.length > 0 && <Typography>{translate(`${words}.sendAnyway`)}</Typography>}
      <Typography>{translate(`${words}.sendLead`)}</Typography>
      <TextInput source="message" label={`${words}.message`} multiline minRows={2} />
      <Refusal message={act.refusal} />
    </FormDialog>
  );
}
