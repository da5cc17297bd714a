/** Goal: the evidence of an order names the questions and answers that were published when its investor consented. */
import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invest, openProject, ordersUrl } from '../../../test/orders.ts';
import { answerQuestion, ask, draftedAnswer, questionsUrl, questionText } from '../../../test/questions.ts';
import { structureOfPdf, tagged } from '../../../test/structure-of-pdf.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';
import { questionEntries } from '../../schema/project-questions.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 500_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

async function published(projectId: string): Promise<string> {
  const { projectQuestionId } = (await ask(investor, projectId)).json();
  expect((await answerQuestion(admin, projectQuestionId)).statusCode).toBe(201);
  return projectQuestionId;
}

const addTo = (projectQuestionId: string) =>
  admin.post(`${questionsUrl}/${projectQuestionId}/additions`, {
    body: { kind: 'correction', text: 'Fue el 3 de marzo.', writtenBy: 'platform', why: 'Era otro día.' },
  });

async function evidenceOfNewOrder(projectId: string, language = 'es') {
  const { orderId } = (await invest(investor, projectId, '100.00')).json();
  const options = { headers: { 'accept-language': language } };
  const read = async () =>
    (await investor.get(`${ordersUrl}/${orderId}/evidence`, options)).json().publishedQuestions;
  return { orderId, read };
}

it('an order before the first publication says that none was published', async () => {
  const { projectId } = await openProject(test, admin);
  const { read } = await evidenceOfNewOrder(projectId);
  expect(await read()).toEqual({ lastNumber: 0, entries: 0, digest: null, list: [] });
});

it('an order notes what was published by then, and nothing that came later', async () => {
  const { projectId } = await openProject(test, admin);
  const first = await published(projectId);
  const before = await evidenceOfNewOrder(projectId);
  await addTo(first);
  await published(projectId);
  const after = await evidenceOfNewOrder(projectId, 'en');
  const entries = await test.db
    .select()
    .from(questionEntries)
    .where(eq(questionEntries.projectId, projectId))
    .orderBy(asc(questionEntries.position));
  expect(await before.read()).toMatchObject({
    lastNumber: 1,
    entries: 1,
    digest: entries[0]?.digest,
    list: [{ number: 1, question: questionText, answer: draftedAnswer.answer, additions: [] }],
  });
  expect(await after.read()).toMatchObject({
    lastNumber: 2,
    entries: 3,
    digest: entries[2]?.digest,
    list: [
      {
        question: draftedAnswer.translation,
        answer: draftedAnswer.answerEn,
        additions: [{ kind: 'correction', text: 'Fue el 3 de marzo.' }],
      },
      { number: 2 },
    ],
  });
});

it('the digest covers the words of each entry and the digest before it', async () => {
  const { projectId } = await openProject(test, admin);
  await addTo(await published(projectId));
  const [answer, correction] = await test.db
    .select()
    .from(questionEntries)
    .where(eq(questionEntries.projectId, projectId))
    .orderBy(asc(questionEntries.position));
  const hashed = (content: unknown[]) => createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const { translation, answer: text, answerEn } = draftedAnswer;
  const asked = [1, questionText, 'es', translation, text, answerEn];
  expect(answer?.digest).toBe(
    hashed([null, 1, 1, 'answer', ...asked, 'promoter', answer?.publishedAt.toISOString()]),
  );
  expect(correction?.digest).toBe(
    hashed([
      answer?.digest,
      2,
      1,
      'correction',
      1,
      'Fue el 3 de marzo.',
      null,
      'platform',
      correction?.publishedAt.toISOString(),
    ]),
  );
});

it('[L11] the evidence file shows the questions, answers and additions, and is tagged, in its language, with a title', async () => {
  const { projectId } = await openProject(test, admin);
  await addTo(await published(projectId));
  const { orderId } = await evidenceOfNewOrder(projectId);
  for (const [language, ...shown] of [
    ['es', 'Corrección', questionText, draftedAnswer.answer],
    ['en', 'Correction', draftedAnswer.translation, draftedAnswer.answerEn],
  ] as const) {
    const options = { headers: { 'accept-language': language } };
    const { rawPayload } = await investor.get(`${ordersUrl}/${orderId}/evidence/pdf`, options);
    const text = textOfPdf(rawPayload).join(' ');
    for (const words of [...shown, 'Fue el 3 de marzo.']) expect(text).toContain(words);
    const { count, pages, ...structure } = structureOfPdf(rawPayload);
    expect(structure).toEqual({ ...tagged, language });
    expect(pages).toBeGreaterThan(1);
    expect([count('H1'), count('Table')]).toEqual([1, 1]);
    expect(count('H2')).toBeGreaterThan(1);
    expect(count('H3')).toBeGreaterThan(5);
    expect(count('TH')).toBe(count('TD'));
  }
});
