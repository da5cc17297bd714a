import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, anInvestor, approve, askFor } from '../../../test/money.ts';
import {
  balances,
  cancel,
  compareBooks,
  invest,
  invested,
  openProject,
  projectUrl,
} from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { testPassword } from '../../../test/users.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

/**
 * The reasons that prevent deleting a user. Checks that the user and an administrator get the same reasons.
 */
async function deletionRefusals(user: Caller): Promise<string[]> {
  const own = await user.delete('/v1/account/users/me', { body: { password: testPassword } });
  const byStaff = await admin.delete(`/v1/account/users/${user.userId}`);
  expect([own.statusCode, byStaff.statusCode]).toEqual([409, 409]);
  expect(own.json().code).toBe('account.deletion_prevented');
  const reasons = (answer: typeof own) => answer.json().errors.map(({ code }: { code: string }) => code);
  expect(reasons(byStaff)).toEqual(reasons(own));
  return reasons(own).sort();
}
async function leave(user: Caller): Promise<number> {
  return (await user.delete('/v1/account/users/me', { body: { password: testPassword } })).statusCode;
}

it('[P9] a user with money, even one cent, cannot be deleted until it has been paid out', async () => {
  const owner = await anInvestor(test, 1);
  expect(await deletionRefusals(owner)).toEqual(['has_money']);
  const request = (await askFor(owner, { type: 'withdraw', amount: '0.01' })).json();
  expect(await balances(test, `wallet:${owner.userId}`, `held:${owner.userId}`)).toEqual([0, 1]);
  expect(await deletionRefusals(owner)).toEqual(['has_money', 'has_pending_transactions']);
  expect((await approve(admin, request.transactionId)).statusCode).toBe(200);
  expect(await leave(owner)).toBe(204);
});

it('[P9] a user with a pending deposit cannot be deleted', async () => {
  const owner = await anInvestor(test, 0);
  await acceptedAccount(test, owner.userId);
  await askFor(owner, { type: 'income', amount: '10.00' });
  expect(await deletionRefusals(owner)).toEqual(['has_pending_transactions']);
});

it('[P9] a user with a pending or active order cannot be deleted', async () => {
  const owner = await anInvestor(test, 30_000);
  const waiting = await openProject(test, admin);
  const running = await openProject(test, admin, { financingAmount: 10_000 });
  const orderId = await invested(owner, waiting.projectId, '200.00');
  expect(await deletionRefusals(owner)).toEqual(['has_active_orders', 'has_money']);
  await invested(owner, running.projectId, '100.00');
  expect(await deletionRefusals(owner)).toEqual(['has_active_orders']);
  await cancel(owner, orderId);
  const body = { refund: true };
  expect((await admin.post(`${projectUrl(running.projectId)}/close`, { body })).statusCode).toBe(200);
  expect(await deletionRefusals(owner)).toEqual(['has_money']);
  const { transactionId } = (await askFor(owner, { type: 'withdraw', amount: '300.00' })).json();
  await approve(admin, transactionId);
  expect(await leave(owner)).toBe(204);
});

it('[P9] orders of a deleted user stay in the books, without the name', async () => {
  const owner = await anInvestor(test, 10_000, { name: 'Lucía', surname: 'Ferrer' });
  const { projectId } = await openProject(test, admin);
  const orderId = await invested(owner, projectId, '100.00');
  await cancel(owner, orderId);
  const { transactionId } = (await askFor(owner, { type: 'withdraw', amount: '100.00' })).json();
  await approve(admin, transactionId);
  expect(await leave(owner)).toBe(204);
  const order = (await admin.get(`/v1/project/orders/${orderId}`)).json();
  expect(order).toMatchObject({ amount: '100.00', status: 'cancelled' });
  expect(order.userName).not.toContain('Lucía');
});

it('[P9][L15] a user on a waiting list cannot be deleted before leaving it', async () => {
  const { projectId, name } = await openProject(test, admin, { financingAmount: 10_000 });
  await invest(await anInvestor(test, 10_000), projectId, '100.00');
  const owner = await anInvestor(test, 0);
  const places = '/v1/project/waiting-places';
  const { waitingPlaceId } = (
    await owner.post(places, { body: { projectId, amount: '100.00', sheetVersion: 1 } })
  ).json();
  expect(await deletionRefusals(owner)).toEqual(['is_waiting']);
  const refused = await owner.delete('/v1/account/users/me', { body: { password: testPassword } });
  expect(refused.json().errors[0].message).toBe(`Hay un puesto en la lista de espera de ${name}.`);
  await owner.post(`${places}/${waitingPlaceId}/leave`, { body: {} });
  expect(await leave(owner)).toBe(204);
});
