import { newId } from '../src/schema/columns/new-id.ts';
import { projectQuestions } from '../src/schema/project-questions.ts';
import type { Caller } from './callers.ts';
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
