import { questionAnchor, staffQuestionPath } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { invested, openProject } from '../../../test/orders.ts';
import { answerQuestion, newQuestion, questionsUrl, questionText } from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
});
afterAll(() => test.close());

const managed = () => openProject(test, admin, { managerId: manager.userId });
const newestTo = async ({ userId }: Caller) => (await mailsTo(test, await addressOf(test, userId)))[0];

it('tells the manager of the project about a new question, without its text', async () => {
  const { projectId, name } = await managed();
  const id = await newQuestion(await anInvestor(test, 0), projectId);
  const mail = await newestTo(manager);
  expect(mail?.subject).toBe(`Nueva pregunta sobre ${name}`);
  expect(mail?.text).toContain(staffQuestionPath(id));
  expect(mail?.text).not.toContain(questionText);
});

it('tells the investor who asked and the investors of the project about an answer and an addition', async () => {
  const { projectId, name } = await managed();
  const [asker, other] = [await anInvestor(test, 0), await anInvestor(test, 50_000, { language: 'en' })];
  const stranger = await anInvestor(test, 0);
  await invested(other, projectId, '100.00');
  const id = await newQuestion(asker, projectId);
  await answerQuestion(manager, id);
  expect((await newestTo(asker))?.subject).toBe(`Tu pregunta sobre ${name} tiene respuesta`);
  expect((await newestTo(asker))?.text).toContain(`/projects/${projectId}/#${questionAnchor(1)}`);
  expect((await newestTo(other))?.subject).toBe(`New answer about ${name}`);
  const body = { kind: 'addition', text: 'Y la de actividad.', writtenBy: 'promoter', why: 'Ha llegado.' };
  await manager.post(`${questionsUrl}/${id}/additions`, { body });
  expect((await newestTo(asker))?.subject).toBe(`Se ha añadido algo a una respuesta de ${name}`);
  expect((await newestTo(other))?.subject).toBe(`An answer about ${name} has been updated`);
  expect((await newestTo(stranger))?.subject ?? '').not.toContain(name);
});

it('tells the investor who asked that a question is declined, and why', async () => {
  const { projectId, name } = await managed();
  const asker = await anInvestor(test, 0);
  const id = await newQuestion(asker, projectId);
  await manager.post(`${questionsUrl}/${id}/decline`, { body: { declineReason: 'advice' } });
  const mail = await newestTo(asker);
  expect(mail?.subject).toBe(`Tu pregunta sobre ${name} no se publicará`);
  expect(mail?.text).toContain('la plataforma no aconseja');
});

it.each([
  ['personalData', true],
  ['advice', true],
  ['insulting', false],
  ['alreadyAnswered', false],
  ['other', false],
])('offers to ask again in other words only where they help: %s', async (declineReason, isOffered) => {
  const { projectId } = await managed();
  const asker = await anInvestor(test, 0);
  const id = await newQuestion(asker, projectId);
  const body = { declineReason, declineNote: 'Lee la página del proyecto.' };
  await manager.post(`${questionsUrl}/${id}/decline`, { body });
  expect((await newestTo(asker))?.text.includes('con otras palabras')).toBe(isOffered);
});
