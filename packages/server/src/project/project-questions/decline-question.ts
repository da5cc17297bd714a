import type { InputOf, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { endProposalsAbout } from '../../kit/approvals/end-proposals-about.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, assert } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { projects } from '../../schema/projects.ts';
import type { NoticeOf } from '../notices/notice.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import type { questionMails } from './mails.ts';
import { noteOn } from './publish-question.ts';
import { lockAnswerable, updateQuestion } from './queries.ts';

/** Declines a waiting question, ends the proposal to publish its answer, and mails the reason to the investor. */
export async function declineQuestion(
  { tx, audit }: Change,
  { jobs, now }: Services,
  { caller, projectQuestionId }: { caller: SignedIn; projectQuestionId: string },
  declined: InputOf<typeof v1.projectQuestions.decline>['body'],
): Promise<void> {
  const before = await lockAnswerable(tx, caller, projectQuestionId);
  if (before.state !== 'Waiting') throw new ApiError('project.question_decided');
  const declinedAt = now();
  const after = await updateQuestion(tx, projectQuestionId, { ...declined, state: 'Declined', declinedAt });
  const { projectId, askedById } = after;
  await endProposalsAbout({ tx, audit }, jobs, {
    act: 'publishAnswer',
    subjectId: projectQuestionId,
    deciderId: caller.userId,
    reason: (t) => t('project.questions.declinedProposal'),
    now: declinedAt,
  });
  const [project] = await tx
    .select({ name: projects.name })
    .from(projects)
    .where(eq(projects.projectId, projectId));
  assert(project, 'a question has a project');
  if (askedById) {
    const { declineReason: reason } = declined;
    const about = { userId: askedById, projectId, projectName: project.name, reason };
    const notice: NoticeOf<typeof questionMails> = { kind: 'questionDeclined', ...about };
    await queueNotices(tx, jobs, [notice]);
  }
  audit({
    action: 'project-question.decline',
    ...noteOn(after),
    personId: askedById,
    after: declined,
  });
}
