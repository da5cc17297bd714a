import { questionsPerDayMax } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Services } from '../../kit/services.ts';
import { isVerified } from '../../kit/users/is-verified.ts';
import { lockAllowance } from '../../kit/users/lock-allowance.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { StoredQuestion } from '../../schema/project-questions.ts';
import { phaseOf, visibleProject } from '../access.ts';
import type { NoticeOf } from '../notices/notice.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { findStaffOf } from './find-audience.ts';
import type { questionMails } from './mails.ts';
import { countAskedSince, insertQuestion } from './queries.ts';

interface NewQuestion {
  caller: SignedIn;
  language: 'es' | 'en';
  projectId: string;
  question: string;
}

const dayMs = 86_400_000;

/** Asks a question about a project that the caller sees, and tells the staff who may answer it. */
export async function createQuestion(
  { tx, audit }: Change,
  { jobs, now }: Services,
  { caller, ...given }: NewQuestion,
): Promise<StoredQuestion> {
  const { userId } = caller;
  const askedAt = now();
  const project = await visibleProject(tx, caller, given.projectId);
  if (!(await isVerified(tx, userId))) throw new ApiError('project.question_identity_needed');
  if (phaseOf(project) === 'Closed') throw new ApiError('project.questions_over');
  await lockAllowance(tx, `questions of ${userId}`);
  const today = await countAskedSince(tx, userId, new Date(askedAt.getTime() - dayMs));
  if (today >= questionsPerDayMax)
    throw new ApiError('project.too_many_questions', { params: { max: questionsPerDayMax } });
  const projectQuestionId = newId(askedAt.getTime());
  const inserted = await insertQuestion(tx, { ...given, projectQuestionId, askedById: userId, askedAt });
  const { projectId, name: projectName } = project;
  const staff = await findStaffOf(tx, project);
  const about = { kind: 'questionAsked', projectId, projectName, projectQuestionId } as const;
  const notices: NoticeOf<typeof questionMails>[] = staff.map((to) => ({ ...about, userId: to }));
  await queueNotices(tx, jobs, notices);
  audit({
    action: 'project-question.create',
    subjectType: 'project-question',
    subjectId: projectQuestionId,
    personId: userId,
    after: { question: given.question, language: given.language },
  });
  return inserted;
}
