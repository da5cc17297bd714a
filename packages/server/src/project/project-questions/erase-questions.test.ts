import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { openProject } from '../../../test/orders.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { codeOf } from '../../../test/proposals.ts';
import { answerQuestion, newQuestion, questionsUrl, questionText } from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

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

  it('is refused once a question was published', async () => {
    const projectId = await announced();
    await answerQuestion(admin, await newQuestion(await anInvestor(test, 0), projectId));
    expect(codeOf(await remove(projectId))).toEqual([409, 'project.in_use']);
    expect(await numbersFor(visitor, projectId)).toEqual([1]);
  });
});
