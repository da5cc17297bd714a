import type { InputOf, v1 } from '@semilla/contract';
import { differences } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { noteOn } from './publish-question.ts';
import { lockAnswerable, updateQuestion } from './queries.ts';

/** Changes the drafted answer to a question that waits. */
export async function editQuestion(
  { tx, audit }: Change,
  { caller, projectQuestionId }: { caller: Caller; projectQuestionId: string },
  { version, ...fields }: InputOf<typeof v1.projectQuestions.edit>['body'],
): Promise<void> {
  const before = await lockAnswerable(tx, caller, projectQuestionId);
  assertSeen(before, version);
  if (before.state !== 'Waiting') throw new ApiError('project.question_decided');
  if (!Object.keys(fields).length) return;
  const after = await updateQuestion(tx, projectQuestionId, fields);
  audit({
    action: 'project-question.edit',
    ...noteOn(after),
    personId: after.askedById,
    ...differences(before, after),
  });
}
