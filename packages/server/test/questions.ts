import { newId } from '../src/schema/columns/new-id.ts';
import { projectQuestions } from '../src/schema/project-questions.ts';
import type { Caller } from './callers.ts';
import { proposalIn } from './proposals.ts';
import type { TestApp } from './test-app.ts';

export const questionsUrl = '/v1/project/project-questions';
export const questionText = '¿Tiene ya el edificio licencia de obras?';
export const draftedAnswer = {
  translation: 'Does the building have its permit yet?',
  answer: 'Sí, desde el 2 de marzo.',
  answerEn: 'Yes, since 2 March.',
  writtenBy: 'promoter',
};

export const ask = (caller: Caller, projectId: string, question = questionText) =>
  caller.post(questionsUrl, { body: { projectId, question } });

/** Asks a question, and returns its id. */
export const newQuestion = async (caller: Caller, projectId: string, question?: string): Promise<string> =>
  (await ask(caller, projectId, question)).json().projectQuestionId;

/** Drafts the answer to a question and publishes it, as two people do in the backoffice. */
export async function answerQuestion(
  caller: Caller,
  projectQuestionId: string,
  draft: object = draftedAnswer,
) {
  const url = `${questionsUrl}/${projectQuestionId}`;
  const drafted = await caller.patch(url, { body: draft });
  if (drafted.statusCode !== 200) return drafted;
  const { version: seenVersion } = drafted.json();
  return caller.post(`${url}/publish`, { body: { seenVersion, why: 'La ha confirmado el promotor.' } });
}

/** Drafts the answer to a question, and proposes to publish it. */
export async function proposeAnswer(caller: Caller, projectQuestionId: string) {
  const url = `${questionsUrl}/${projectQuestionId}`;
  const { version: seenVersion } = (await caller.patch(url, { body: draftedAnswer })).json();
  const body = { seenVersion, why: 'La ha confirmado el promotor.' };
  return proposalIn(await caller.post(`${url}/publish`, { body, alone: true }));
}

/** Adds a question that waits without asking it, for example about a project that the site does not show. */
export async function givenQuestion(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { question = questionText, ...given }: { projectId: string; askedById: string; question?: string },
): Promise<string> {
  const projectQuestionId = newId();
  await db.insert(projectQuestions).values({
    projectQuestionId,
    ...given,
    question,
    language: 'es',
    askedAt: clock.now,
  });
  return projectQuestionId;
}
