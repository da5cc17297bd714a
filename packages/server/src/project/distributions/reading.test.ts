import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let investor: Caller;
let url: string;
// The manager's project is closed with a refund.
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

it('[P6][P7][B4] shows administrators and the project’s manager what each investor got', async () => {
  const distribution = (await admin.get(url)).json();
  expect(distribution).toMatchObject({
    kind: 'refund',
    principal: '500.00',
    lines: [{ userId: investor.userId }],
  });
  expect((await manager.get(url)).json()).toEqual(distribution);
});

it('[P6][P7] gives other managers the answer for an unknown project, and refuses users and visitors', async () => {
  const other = await as(test, 'operator');
  const hidden = (await other.get(url)).json();
  const missing = (await other.get(url.replace(/[^/]+$/, crypto.randomUUID()))).json();
  expect({ ...hidden, requestId: '' }).toEqual({ ...missing, requestId: '' });
  expect(hidden.status).toBe(404);
  expect((await investor.get(url)).statusCode).toBe(403);
  expect((await (await as(test, 'visitor')).get(url)).statusCode).toBe(401);
});

it('[P7] is not found under another project', async () => {
  const { projectId } = await openProject(test, admin);
  const elsewhere = url.replace(/projects\/[^/]+/, `projects/${projectId}`);
  expect((await admin.get(elsewhere)).statusCode).toBe(404);
  expect((await admin.get(url.replace(/[^/]+$/, 'uno'))).statusCode).toBe(400);
});

it('[A20][B4] returns the id of the refund with the schedule of a closed project', async () => {
  const [, schedule = '', refundId] = /^(.*)\/([^/]+)$/.exec(url) ?? [];
  expect((await admin.get(schedule)).json()).toMatchObject({ total: 0, refundId });
});
