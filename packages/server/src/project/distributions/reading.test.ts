import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../testing/callers.ts';
import { anInvestor } from '../../testing/money.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { compareBooks, invested, openProject, projectUrl } from '../money-testing.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let investor: Caller;
let url: string;
/** A project of the manager's was closed with a refund. */
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  investor = await anInvestor(test, 100_000);
  const { projectId } = await openProject(test, admin, { managerId: manager.userId });
  await invested(investor, projectId, '500.00');
  const closed = await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: true } });
  url = `${projectUrl(projectId)}/distributions/${closed.json().distributionId}`;
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

it('[P6][P7][B4] what each investor got is read by administrators and by the manager of the project', async () => {
  const told = (await admin.get(url)).json();
  expect(told).toMatchObject({ kind: 'refund', principal: '500.00', lines: [{ userId: investor.userId }] });
  expect((await manager.get(url)).json()).toEqual(told);
});

it('[P6][P7] to any other manager it looks as if it were missing; users and visitors may not', async () => {
  const other = await as(test, 'operator');
  const hidden = (await other.get(url)).json();
  const missing = (await other.get(url.replace(/[^/]+$/, crypto.randomUUID()))).json();
  expect({ ...hidden, requestId: '' }).toEqual({ ...missing, requestId: '' });
  expect(hidden.status).toBe(404);
  expect((await investor.get(url)).statusCode).toBe(403);
  expect((await (await as(test, 'visitor')).get(url)).statusCode).toBe(401);
});

it('[P7] it is part of its own project alone', async () => {
  const { projectId } = await openProject(test, admin);
  const elsewhere = url.replace(/projects\/[^/]+/, `projects/${projectId}`);
  expect((await admin.get(elsewhere)).statusCode).toBe(404);
  expect((await admin.get(url.replace(/[^/]+$/, 'uno'))).statusCode).toBe(400);
});

it('[A20][B4] the schedule of a project leads to the refund that it was closed with', async () => {
  const [, schedule = '', refundId] = /^(.*)\/([^/]+)$/.exec(url) ?? [];
  expect((await admin.get(schedule)).json()).toMatchObject({ total: 0, refundId });
});
