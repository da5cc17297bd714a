import { type BulkAct, v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { newProject } from '../../../test/platform-records.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

const { path } = v1.bulkActs.create;
let test: TestApp;
let admin: Caller;
let manager: Caller;
let colleague: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager, colleague] = [
    await as(test, 'admin'),
    await as(test, 'operator'),
    await as(test, 'operator'),
  ];
});
afterAll(() => test.close());

const ended = (bulkActId: string): Promise<BulkAct> =>
  until(async () => {
    const found: BulkAct = (await admin.get(`${path}/${bulkActId}`)).json();
    return found.state === 'running' ? undefined : found;
  });
const projectOf = async (projectId: string) => (await admin.get(`/v1/project/projects/${projectId}`)).json();
const managersOf = async (...ids: string[]) =>
  Promise.all(ids.map(async (projectId) => (await projectOf(projectId)).managerId));
const assign = (filter: object, managerId: string, by = admin) =>
  by.post(path, { body: { act: 'assignProjects', values: { managerId }, filter } });

it('[A24][E4] assigns the projects that match to a manager, and gives each its earlier one when undone', async () => {
  const name = 'Torre en bloque';
  const first = await newProject(admin, { name });
  const second = await newProject(admin, { name, managerId: colleague.userId });
  const third = await newProject(admin, { name, managerId: manager.userId });
  const other = await newProject(admin, { name: 'Otra torre' });
  const answer = await assign({ name }, manager.userId);
  const bulkAct = await ended(answer.json().bulkActId);
  expect(bulkAct).toMatchObject({ resource: 'projects', total: 3, done: 2, unchanged: 1, canBeUndone: true });
  expect(await managersOf(first, second, third, other)).toEqual([...Array(3).fill(manager.userId), null]);
  await admin.patch(`/v1/project/projects/${first}`, { body: { direction: 'Calle Nueva 1' } });
  const undo = await admin.post(`${path}/${bulkAct.bulkActId}/undo`);
  expect(await ended(undo.json().bulkActId)).toMatchObject({ done: 1, refused: 1 });
  expect(await managersOf(first, second)).toEqual([manager.userId, colleague.userId]);
  const { data } = (await admin.get(`/v1/audit?subjectId=${second}&action=project.edit`)).json();
  expect(data.map(({ userId }: { userId: string }) => userId)).toEqual([admin.userId, admin.userId]);
});

it('[A24] finds late loans by the filter of the list', async () => {
  expect((await assign({ loanAge: 'default' }, manager.userId)).json().code).toBe('overview.nothing_matches');
});

it('[A24][P8] is refused to managers, and with a person who is not staff', async () => {
  expect((await assign({}, manager.userId, manager)).statusCode).toBe(403);
  const customer = await as(test, 'user');
  expect((await assign({}, customer.userId)).json()).toMatchObject({
    status: 400,
    errors: [{ path: 'values.managerId' }],
  });
});
