import { Alert, Typography } from '@mui/material';
import { isInReview } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { NoticeActs } from './NoticeActs.tsx';

const words = 'project.reviews.backoffice';

function Quote({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Typography
      component="blockquote"
      variant="body2"
      sx={{ m: 0, mt: 1, pl: 1.5, borderLeft: 3, whiteSpace: 'pre-line' }}
    >
      {text}
    </Typography>
  );
}

/** Who sent a draft for review, when and with which message, or who returned it with which comments. */
export function ReviewNotice({ project, children }: { project: ProjectRecord; children?: ReactNode }) {
  const translate = useTranslate();
  const { review } = project;
  if (!review) return null;
  const isOpen = isInReview(project);
  const at = formatDateTime(isOpen ? review.sentAt : review.returnedAt);
  const name = isOpen ? review.sentByName : review.returnedByName;
  return (
    <Alert severity={isOpen ? 'info' : 'warning'} sx={{ mb: 2 }}>
      <strong>{translate(isOpen ? `${words}.inReview` : `${words}.wasReturned`, { at })}</strong>
      {'. '}
      {translate(isOpen ? `${words}.sentBy` : `${words}.returnedBy`, { name: name ?? '' })}
      <Quote text={isOpen ? review.message : review.comments} />
      <NoticeActs>{children}</NoticeActs>
    </Alert>
  );
}
