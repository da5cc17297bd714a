import { type Project, v1 } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { listPath } from '../../providers/list-path.ts';
import { call } from '../../providers/session.ts';
import { ago, oldestFirst, useLines } from './use-waiting-lines.tsx';
import type { WaitingLine } from './WaitingCard.tsx';

const filter = { isInReview: true } as const;

/** Drafts that managers sent for review. Not requested if the count is zero. */
export function useReviewLines(count: number) {
  const translate = useTranslate();
  const lineOf = ({ projectId, name, review }: Project): WaitingLine => ({
    to: `/project/${projectId}`,
    label: name,
    detail: review && (
      <>
        {translate('overview.home.reviewOf', { name: review.sentByName })} · {ago(review.sentAt)}
      </>
    ),
  });
  const query = { ...oldestFirst, ...filter, orderBy: 'createdAt' } as const;
  const lines = useLines(
    'reviews',
    async (signal) => (await call(v1.projects.find, { query }, { signal })).data.map(lineOf),
    { key: count, enabled: count > 0 },
  );
  return { lines, to: listPath('/project/', filter, { field: 'createdAt', order: 'ASC' }) };
}
