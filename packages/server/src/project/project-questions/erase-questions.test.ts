import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { openProject } from '../../../test/orders.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { codeOf } from '../../../test/proposals.ts';
import {
  answerQuestion,
  newQuestion,
  proposeAnswer,
  questionsUrl,
  questionText,
} from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { proposals } from '../../schema/proposals.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let visitor: Caller;
let projectTypeId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  visitor = await as(test, 'visitor');
  projectTypeId = await givenProjectType(admin);
});
afterAll(() => test.close());

const urlOf = (id: string) => `${questionsUrl}/${id}`;
const managed = async () => (await openProject(test, admin, { managerId: manager.userId })).projectId;
const numbersFor = async (caller: Caller, projectId: string) =>
  (await caller.get(`${questionsUrl}?projectId=${projectId}&orderBy=number&orderSide=asc`))
    .json()
    .data.map(({ number }: { number: number | null }) => number);

const noRequest = { params: null, query: null, body: null, fileField: null };
const erased = { effects: [], why: null, request: noRequest, subjectName: '' };

async function proposalOf({ proposalId }: { proposalId: string }) {
  const [row] = await test.db.select().from(proposals).where(eq(proposals.proposalId, proposalId));
  return row;
}

describe('closing the account of the investor who asked', () => {
  it('keeps published questions without a name, and deletes the others', async () => {
    const projectId = await managed();
    const investor = await anInvestor(test, 0);
    const [published, waiting] = [
      await newQuestion(investor, projectId),
      await newQuestion(investor, projectId),
    ];
    await answerQuestion(manager, published);
    const closed = await admin.delete(`/v1/account/users/${investor.userId}`);
    expect(closed.statusCode).toBe(204);
    expect((await admin.get(urlOf(published))).json()).toMatchObject({
      number: 1,
      question: questionText,
      askedById: null,
      askedByName: null,
    });
    expect((await admin.get(urlOf(waiting))).statusCode).toBe(404);
  });

  it('erases what staff wrote about the others when they proposed or declined an answer', async () => {
    const investor = await anInvestor(test, 0);
    const id = await newQuestion(investor, await managed());
    const declined = await proposeAnswer(manager, id);
    const declineReason = 'Lo pregunta Lucía Ferrer.';
    await admin.post(`/v1/approvals/${declined.proposalId}/decline`, { body: { declineReason } });
    const pending = await proposeAnswer(manager, id);
    expect((await admin.delete(`/v1/account/users/${investor.userId}`)).statusCode).toBe(204);
    expect(await proposalOf(pending)).toMatchObject({ ...erased, status: 'lapsed', declineReason: null });
    expect(await proposalOf(declined)).toMatchObject({ ...erased, status: 'declined', declineReason: '' });
  });
});

describe('deleting a project that never opened', () => {
  const announced = async () =>
    (await givenProject(admin, { projectTypeId, phase: 'Next_Opening' })).projectId;
  const remove = (projectId: string) => admin.delete(`/v1/project/projects/${projectId}`);

  it('deletes its unpublished questions', async () => {
    const projectId = await announced();
    const id = await newQuestion(await anInvestor(test, 0), projectId);
    expect((await remove(projectId)).statusCode).toBe(204);
    expect((await admin.get(urlOf(id))).statusCode).toBe(404);
  });

  it('ends the proposals about them, and erases what they say', async () => {
    const projectId = await announced();
    const id = await newQuestion(await anInvestor(test, 0), projectId);
    const proposed = await proposeAnswer(admin, id);
    expect((await remove(projectId)).statusCode).toBe(204);
    expect(await proposalOf(proposed)).toMatchObject({ ...erased, status: 'lapsed' });
  });

  it('is refused once a question was published', async () => {
    const projectId = await announced();
    await answerQuestion(admin, await newQuestion(await anInvestor(test, 0), projectId));
    expect(codeOf(await remove(projectId))).toEqual([409, 'project.in_use']);
    expect(await numbersFor(visitor, projectId)).toEqual([1]);
  });
});
