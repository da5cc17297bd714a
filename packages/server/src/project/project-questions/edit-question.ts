import type { InputOf, v1 } from '@semilla/contract';
import { endProposalsAbout } from '../../kit/approvals/end-proposals-about.ts';
import { differences } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { noteOn } from './publish-question.ts';
import { lockAnswerable, updateQuestion } from './queries.ts';

/** Changes the drafted answer to a question that waits. A proposed answer ends, because it shows the old draft. */
export async function editQuestion(
  { tx, audit }: Change,
  { jobs, now }: Services,
  { caller, projectQuestionId }: { caller: SignedIn; projectQuestionId: string },
  { version, ...fields }: InputOf<typeof v1.projectQuestions.edit>['body'],
): Promise<void> {
  const before = await lockAnswerable(tx, caller, projectQuestionId);
  assertSeen(before, version);
  if (before.state !== 'Waiting') throw new ApiError('project.question_decided');
  if (!Object.keys(fields).length) return;
  const after = await updateQuestion(tx, projectQuestionId, fields);
  await endProposalsAbout({ tx, audit }, jobs, {
    act: 'publishAnswer',
    subjectId: projectQuestionId,
    deciderId: caller.userId,
    reason: (t) => t('project.questions.editedProposal'),
    now: now(),
  });
  audit({
    action: 'project-question.edit',
    ...noteOn(after),
    personId: after.askedById,
    ...differences(before, after),
  });
}
