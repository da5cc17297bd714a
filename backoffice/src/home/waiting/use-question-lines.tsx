import { type ProjectQuestion, v1 } from '@semilla/contract';
import { listPath } from '../../providers/list-path.ts';
import { call } from '../../providers/session.ts';
import { ago, oldestFirst, useLines } from './use-waiting-lines.tsx';
import type { WaitingLine } from './WaitingCard.tsx';

const lineOfQuestion = ({
  projectQuestionId,
  question,
  projectName,
  askedAt,
}: ProjectQuestion): WaitingLine => ({
  to: `/project-question/${projectQuestionId}`,
  label: question,
  detail: (
    <>
      {projectName} · {ago(askedAt)}
    </>
  ),
});

/** Questions about projects. Not requested if the count is zero. */
export function useQuestionLines(count: number) {
  const query = { ...oldestFirst, state: 'Waiting', isAnswerable: true, orderBy: 'askedAt' } as const;
  const lines = useLines(
    'questions',
    async (signal) => (await call(v1.projectQuestions.find, { query }, { signal })).data.map(lineOfQuestion),
    { key: count, enabled: count > 0 },
  );
  const sort = { field: 'askedAt', order: 'ASC' } as const;
  return { lines, to: listPath('/project-question/', { state: 'Waiting' }, sort) };
}
