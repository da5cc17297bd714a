import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { invested, openProject, projectUrl } from '../../../test/orders.ts';
import { givenOwner } from '../../../test/owners.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(() => test.close());

const close = async (projectId: string) => {
  const closed = await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: true } });
  expect(closed.statusCode).toBe(200);
};

it('[L24] a financed offer counts with what it raised, even after a refund', async () => {
  const promoterId = await givenOwner(test.db);
  const offered = async () => (await admin.get(`/v1/project/owners/${promoterId}`)).json().offeredAmount;
  const { projectId } = await openProject(test, admin, { promoterId, financingAmount: 100_000 });
  const investor = await anInvestor(test, 200_000);
  const orderId = await invested(investor, projectId, '400.00');
  await investor.post(`/v1/project/orders/${orderId}/cancel`);
  await invested(investor, projectId, '1000.00');
  expect((await admin.get(projectUrl(projectId))).json().phaseName).toBe('Financed');
  expect(await offered()).toBe('1000.00');
  await close(projectId);
  expect(await offered()).toBe('1000.00');
});

it('[L24] an offer refunded before it was financed counts as zero', async () => {
  const promoterId = await givenOwner(test.db);
  const { projectId } = await openProject(test, admin, { promoterId, financingAmount: 100_000 });
  await invested(await anInvestor(test, 50_000), projectId, '400.00');
  await close(projectId);
  expect((await admin.get(`/v1/project/owners/${promoterId}`)).json().offeredAmount).toBe('0.00');
});
