import { questionsPerDayMax } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { openProject } from '../../../test/orders.ts';
import { codeOf, decide, proposalIn } from '../../../test/proposals.ts';
import {
  answerQuestion,
  ask,
  draftedAnswer,
  newQuestion,
  proposeAnswer,
  questionsUrl,
  questionText,
} from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projectQuestions } from '../../schema/project-questions.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let otherManager: Caller;
let visitor: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  otherManager = await as(test, 'operator');
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

const urlOf = (id: string) => `${questionsUrl}/${id}`;
const managed = async (overrides: object = {}) =>
  (await openProject(test, admin, { managerId: manager.userId, ...overrides })).projectId;
const numbersFor = async (caller: Caller, projectId: string) =>
  (await caller.get(`${questionsUrl}?projectId=${projectId}&orderBy=number&orderSide=asc`))
    .json()
    .data.map(({ number }: { number: number | null }) => number);

describe('asking', () => {
  it('is for verified investors who see the project', async () => {
    const projectId = await managed({ private: true });
    const investor = await anInvestor(test, 0);
    const unverified = await as(test, 'user');
    expect(codeOf(await ask(unverified, projectId))).toEqual([404, 'request.not_found']);
    expect(codeOf(await ask(unverified, await managed()))).toEqual([403, 'project.question_identity_needed']);
    expect((await ask(visitor, projectId)).statusCode).toBe(401);
    expect((await ask(manager, projectId)).statusCode).toBe(403);
    const answer = await ask(investor, projectId);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      state: 'Waiting',
      number: null,
      question: questionText,
      language: 'es',
      askedByName: null,
    });
  });

  it('is over once the project is closed', async () => {
    const projectId = await managed();
    const investor = await anInvestor(test, 0);
    const body = { refund: true, why: 'No sale adelante.' };
    expect((await admin.post(`/v1/project/projects/${projectId}/close`, { body })).statusCode).toBe(200);
    expect(codeOf(await ask(investor, projectId))).toEqual([409, 'project.questions_over']);
  });

  it.each([
    ['', 'required'],
    ['¿Y eso?', 'text_too_short'],
    ['a'.repeat(1_001), 'text_too_long'],
    ['¿Licencia\u202e de obras?', 'text_characters'],
    ['¿Es esta, https://example.com?', 'text_links'],
    ['¿Es www.example.com vuestra?', 'text_links'],
  ])('refuses %j', async (question, code) => {
    const investor = await anInvestor(test, 0);
    const answer = await ask(investor, await managed(), question);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'question', code }]);
  });

  it('is limited per person and day, over all projects', async () => {
    const investor = await anInvestor(test, 0);
    const [one, other] = [await managed(), await managed()];
    for (let count = 0; count < questionsPerDayMax; count += 1) {
      expect((await ask(investor, count % 2 ? one : other)).statusCode).toBe(201);
    }
    const refused = await ask(investor, one);
    expect(codeOf(refused)).toEqual([409, 'project.too_many_questions']);
    expect(refused.json().detail).toContain(String(questionsPerDayMax));
    const dayAgo = sql`${projectQuestions.askedAt} - interval '25 hours'`;
    await test.db
      .update(projectQuestions)
      .set({ askedAt: dayAgo })
      .where(eq(projectQuestions.askedById, investor.userId));
    expect((await ask(investor, one)).statusCode).toBe(201);
  });
});

describe('a question that waits', () => {
  it('is seen by the investor who asked and by the staff of the project alone', async () => {
    const projectId = await managed();
    const [investor, other] = [await anInvestor(test, 0), await anInvestor(test, 0)];
    const id = await newQuestion(investor, projectId);
    for (const caller of [visitor, other, otherManager])
      expect((await caller.get(urlOf(id))).statusCode).toBe(404);
    expect((await manager.get(urlOf(id))).json()).toMatchObject({ askedById: investor.userId });
    await manager.patch(urlOf(id), { body: draftedAnswer });
    expect((await investor.get(urlOf(id))).json()).toMatchObject({
      state: 'Waiting',
      answer: null,
      answerEn: null,
      translation: null,
      writtenBy: null,
      askedById: null,
    });
    const file = (await investor.get(`${questionsUrl}/export?isOwn=true`)).body;
    expect(file).toContain(questionText);
    for (const text of [draftedAnswer.translation, draftedAnswer.answer, draftedAnswer.answerEn])
      expect(file).not.toContain(text);
    const own = `${questionsUrl}?isOwn=true`;
    expect((await investor.get(own)).json()).toMatchObject({ total: 1 });
    expect((await other.get(own)).json()).toMatchObject({ total: 0 });
    expect((await visitor.get(own)).json()).toMatchObject({ total: 0 });
  });

  it('keeps the draft, and refuses an edit that saw an older one', async () => {
    const id = await newQuestion(await anInvestor(test, 0), await managed());
    const drafted = await manager.patch(urlOf(id), { body: { answer: 'Todavía no.', version: 1 } });
    expect(drafted.json()).toMatchObject({ answer: 'Todavía no.', version: 2 });
    expect(codeOf(await admin.patch(urlOf(id), { body: { answer: 'Sí.', version: 1 } }))).toEqual([
      409,
      'request.edited_meanwhile',
    ]);
    expect((await manager.patch(urlOf(id), { body: {} })).json().version).toBe(2);
  });
});

describe('publishing', () => {
  it('needs an answer, and whose it is', async () => {
    const id = await newQuestion(await anInvestor(test, 0), await managed());
    const refused = await answerQuestion(manager, id, { answer: 'Sí.' });
    expect(codeOf(refused)).toEqual([409, 'project.question_unanswered']);
  });

  it('is proposed by a manager and approved by an administrator', async () => {
    const projectId = await managed();
    const investor = await anInvestor(test, 0);
    const id = await newQuestion(investor, projectId);
    const proposed = await proposeAnswer(manager, id);
    expect(proposed.effects).toMatchObject([{ after: { question: questionText, ...draftedAnswer } }]);
    expect((await manager.get(urlOf(id))).json()).toMatchObject({ state: 'Waiting', isProposed: true });
    expect((await visitor.get(urlOf(id))).statusCode).toBe(404);
    expect(
      (await manager.post(`/v1/approvals/${proposed.proposalId}/approve`, { body: {} })).statusCode,
    ).toBe(403);
    expect((await decide(admin, proposed.proposalId)).statusCode).toBe(200);
    expect((await visitor.get(urlOf(id))).json()).toMatchObject({
      ...draftedAnswer,
      state: 'Published',
      number: 1,
      askedById: null,
      askedByName: null,
      isProposed: null,
    });
  });

  it('is proposed again after an edit, which ends the proposal of the older draft', async () => {
    const id = await newQuestion(await anInvestor(test, 0), await managed());
    const { proposalId } = await proposeAnswer(manager, id);
    expect((await manager.patch(urlOf(id), { body: { answer: 'No.' } })).json().isProposed).toBe(false);
    expect((await decide(admin, proposalId)).statusCode).toBe(409);
    expect((await admin.get(`/v1/approvals/${proposalId}`)).json()).toMatchObject({
      status: 'declined',
      declineReason: 'Se ha cambiado el borrador de la respuesta.',
    });
    const again = await proposeAnswer(manager, id);
    expect((await decide(admin, again.proposalId)).statusCode).toBe(200);
    expect((await visitor.get(urlOf(id))).json()).toMatchObject({ ...draftedAnswer, state: 'Published' });
  });

  it('numbers the questions of each project in the order of their publication', async () => {
    const [projectId, other] = [await managed(), await managed()];
    const investor = await anInvestor(test, 0);
    const [first, second, elsewhere] = [
      await newQuestion(investor, projectId),
      await newQuestion(investor, projectId),
      await newQuestion(investor, other),
    ];
    expect((await answerQuestion(manager, second)).json()).toMatchObject({ number: 1 });
    expect((await answerQuestion(manager, elsewhere)).json()).toMatchObject({ number: 1 });
    expect((await answerQuestion(manager, first)).json()).toMatchObject({ number: 2 });
    expect(await numbersFor(visitor, projectId)).toEqual([1, 2]);
  });

  it('ends all changes to the question and its answer, also in the database', async () => {
    const projectId = await managed();
    const id = await newQuestion(await anInvestor(test, 0), projectId);
    await answerQuestion(manager, id);
    expect(codeOf(await answerQuestion(manager, id))).toEqual([409, 'project.question_decided']);
    const body = { declineReason: 'advice' };
    expect(codeOf(await manager.post(`${urlOf(id)}/decline`, { body }))).toEqual([
      409,
      'project.question_decided',
    ]);
    for (const statement of [
      sql`update project_questions set answer = 'No.' where project_question_id = ${id}`,
      sql`delete from project_questions where project_question_id = ${id}`,
      sql`update question_entries set digest = '' where project_question_id = ${id}`,
      sql`delete from question_entries where project_question_id = ${id}`,
    ])
      await expect(test.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('never changes') },
      });
  });

  it('shows the questions of a private project only to those who see the project', async () => {
    const projectId = await managed({ private: true });
    const investor = await anInvestor(test, 0);
    const id = await newQuestion(investor, projectId);
    await answerQuestion(manager, id);
    for (const caller of [visitor, await as(test, 'user')]) {
      expect((await caller.get(urlOf(id))).statusCode).toBe(404);
      expect(await numbersFor(caller, projectId)).toEqual([]);
    }
    expect(await numbersFor(await anInvestor(test, 0), projectId)).toEqual([1]);
  });
});

describe('an addition', () => {
  const correction = { kind: 'correction', text: 'Fue el 3 de marzo.', textEn: null, writtenBy: 'platform' };

  it('is published below the answer once another person approves it', async () => {
    const projectId = await managed();
    const id = await newQuestion(await anInvestor(test, 0), projectId);
    const add = (alone: boolean) =>
      manager.post(`${urlOf(id)}/additions`, { body: { ...correction, why: 'Era otro día.' }, alone });
    expect(codeOf(await add(true))).toEqual([409, 'project.question_not_published']);
    await answerQuestion(manager, id);
    const proposed = proposalIn(await add(true));
    expect((await visitor.get(urlOf(id))).json().additions).toEqual([]);
    expect(codeOf(await add(true))).toEqual([409, 'approvals.already_proposed']);
    expect((await decide(admin, proposed.proposalId)).statusCode).toBe(200);
    expect((await visitor.get(urlOf(id))).json()).toMatchObject({
      ...draftedAnswer,
      additions: [correction],
    });
  });
});

describe('declining', () => {
  it('tells the investor who asked why, and ends a proposed answer', async () => {
    const projectId = await managed();
    const investor = await anInvestor(test, 0);
    const id = await newQuestion(investor, projectId);
    const proposed = await proposeAnswer(manager, id);
    expect(
      (await otherManager.post(`${urlOf(id)}/decline`, { body: { declineReason: 'advice' } })).statusCode,
    ).toBe(404);
    const body = { declineReason: 'advice', declineNote: 'Pregunta por los datos.' };
    expect((await manager.post(`${urlOf(id)}/decline`, { body })).statusCode).toBe(200);
    expect((await investor.get(urlOf(id))).json()).toMatchObject({
      ...body,
      state: 'Declined',
      answer: null,
    });
    expect((await admin.get(`/v1/approvals/${proposed.proposalId}`)).json().status).toBe('declined');
  });

  it('shows the note only to the investor who asked and to the staff of the project', async () => {
    const projectId = await managed();
    const [investor, other] = [await anInvestor(test, 0), await anInvestor(test, 0)];
    const id = await newQuestion(investor, projectId);
    const note = 'Pregunta por los datos del proyecto.';
    const body = { declineReason: 'advice', declineNote: note };
    expect((await manager.post(`${urlOf(id)}/decline`, { body })).statusCode).toBe(200);
    const list = `${questionsUrl}?projectId=${projectId}`;
    const file = `${questionsUrl}/export?projectId=${projectId}`;
    for (const caller of [investor, manager, admin])
      for (const url of [urlOf(id), list, file]) expect((await caller.get(url)).body).toContain(note);
    for (const caller of [visitor, other, otherManager]) {
      expect((await caller.get(urlOf(id))).statusCode).toBe(404);
      expect((await caller.get(list)).json()).toMatchObject({ total: 0 });
      expect((await caller.get(file)).body).not.toContain(note);
    }
  });

  it('needs a note for another reason', async () => {
    const id = await newQuestion(await anInvestor(test, 0), await managed());
    const refused = await manager.post(`${urlOf(id)}/decline`, { body: { declineReason: 'other' } });
    expect(refused.json().errors).toMatchObject([{ path: 'declineNote', code: 'required' }]);
  });
});
