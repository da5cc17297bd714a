import type { InputOf, v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Jobs } from '../../kit/jobs/create-jobs.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { QuestionEntry, StoredQuestion } from '../../schema/project-questions.ts';
import { type StoredProject, tagsOf } from '../access.ts';
import type { NoticeOf } from '../notices/notice.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { lockStaffProject } from '../staff-project.ts';
import { entryDigest } from './entry-digest.ts';
import { findFollowers } from './find-audience.ts';
import type { questionMails } from './mails.ts';
import { findLastEntry, insertEntry, lockAnswerable, updateQuestion } from './queries.ts';

interface Publisher extends Reader {
  projectQuestionId: string;
  /** Undefined while a proposal is only tried. */
  approvedById: string | undefined;
  jobs: Jobs;
  now: Date;
}

export const noteOn = ({ projectQuestionId }: Pick<StoredQuestion, 'projectQuestionId'>) => ({
  subjectType: 'project-question',
  subjectId: projectQuestionId,
});

/** Locks a question and its project, so that numbers have no gaps and an order sees all or nothing of an entry. */
async function lockWithProject(tx: Db, { projectQuestionId, ...reader }: Publisher) {
  const question = await lockAnswerable(tx, reader.caller, projectQuestionId);
  return { question, project: await lockStaffProject(tx, reader, question.projectId) };
}

type NewEntry = Pick<QuestionEntry, 'kind' | 'text' | 'textEn' | 'writtenBy'> & { lastNumber: number };

async function publishEntry(
  tx: Db,
  { caller, approvedById, now }: Publisher,
  question: StoredQuestion,
  entry: NewEntry,
): Promise<void> {
  const { projectId, projectQuestionId } = question;
  const last = await findLastEntry(tx, projectId);
  const written = { ...entry, position: (last?.position ?? 0) + 1, publishedAt: now };
  await insertEntry(tx, {
    ...written,
    questionEntryId: newId(now.getTime()),
    projectId,
    projectQuestionId,
    proposedById: caller.userId ?? null,
    approvedById: approvedById ?? null,
    digest: entryDigest(written, question, last?.digest),
  });
}

/** Tells the investor who asked, and the others who follow the project. */
async function tellReaders(
  tx: Db,
  jobs: Jobs,
  { projectId, name: projectName }: StoredProject,
  { number, askedById }: StoredQuestion,
  isAddition: boolean,
): Promise<void> {
  const about = { projectId, projectName, number: number ?? 0 };
  const others = (await findFollowers(tx, projectId)).filter((userId) => userId !== askedById);
  const notices: NoticeOf<typeof questionMails>[] = others.map((userId) => ({
    ...about,
    userId,
    kind: isAddition ? 'answerAdded' : 'questionPublished',
  }));
  if (askedById)
    notices.push({ ...about, userId: askedById, kind: isAddition ? 'answerAdded' : 'questionAnswered' });
  await queueNotices(tx, jobs, notices);
}

/** Publishes a question with its drafted answer under the next number of the project. */
export async function publishQuestion(
  { tx, audit, touch }: Change,
  publisher: Publisher,
  { seenVersion }: InputOf<typeof v1.projectQuestions.publish>['body'],
): Promise<void> {
  const { projectQuestionId, jobs, now } = publisher;
  const { question: before, project } = await lockWithProject(tx, publisher);
  if (before.state !== 'Waiting') throw new ApiError('project.question_decided');
  assertSeen(before, seenVersion);
  const { question, translation, answer, answerEn, writtenBy } = before;
  if (answer === null || writtenBy === null) throw new ApiError('project.question_unanswered');
  const lastNumber = ((await findLastEntry(tx, project.projectId))?.lastNumber ?? 0) + 1;
  const after = await updateQuestion(tx, projectQuestionId, {
    state: 'Published',
    number: lastNumber,
    publishedAt: now,
  });
  await publishEntry(tx, publisher, after, {
    kind: 'answer',
    text: null,
    textEn: null,
    writtenBy,
    lastNumber,
  });
  await tellReaders(tx, jobs, project, after, false);
  audit({
    action: 'project-question.publish',
    ...noteOn(after),
    after: { questionNumber: lastNumber, question, translation, answer, answerEn, writtenBy },
  });
  touch(...tagsOf(project.projectId));
}

/** Adds to a published answer. What was published before stays as it is. */
export async function addToAnswer(
  { tx, audit, touch }: Change,
  publisher: Publisher,
  { kind, text, textEn, writtenBy }: InputOf<typeof v1.projectQuestions.add>['body'],
): Promise<void> {
  const { question, project } = await lockWithProject(tx, publisher);
  const last = await findLastEntry(tx, project.projectId);
  if (question.state !== 'Published' || !last) throw new ApiError('project.question_not_published');
  await publishEntry(tx, publisher, question, { kind, text, textEn, writtenBy, lastNumber: last.lastNumber });
  await tellReaders(tx, publisher.jobs, project, question, true);
  audit({
    action: 'project-question.add',
    ...noteOn(question),
    after: { number: question.number, kind, text, textEn, writtenBy },
  });
  touch(...tagsOf(project.projectId));
}
