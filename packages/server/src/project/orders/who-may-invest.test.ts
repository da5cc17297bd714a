import { termsVersion } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../account/users/table.ts';
import { as, type Caller, halfSignedIn } from '../../testing/callers.ts';
import { anInvestor, makeInvestor } from '../../testing/money.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { newUser } from '../../testing/users.ts';
import { balances, compareBooks, invest, openProject, ordersUrl, tracesIn } from '../money-testing.ts';

let test: TestApp;
let admin: Caller;
let projectId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  projectId = (await openProject(test, admin)).projectId;
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
const nothingIn = { escrow: 0, orders: 0, movements: 0, lines: 0, fees: 0 };

it('[P7][C7] nobody but a user who is signed in invests: no visitor, manager or administrator', async () => {
  const manager = await as(test, 'operator');
  await makeInvestor(test, manager.userId, 0);
  for (const [caller, status] of [
    [await as(test, 'visitor'), 401],
    [await halfSignedIn(test), 401],
    [manager, 403],
    [admin, 403],
  ] as const) {
    expect((await invest(caller, projectId, '100.00')).statusCode).toBe(status);
  }
  expect(await tracesIn(test, projectId)).toEqual(nothingIn);
});

it('[P7][C7] nobody invests for somebody else; one’s own id may be sent along', async () => {
  const [one, other] = [await anInvestor(test, 20_000), await anInvestor(test, 20_000)];
  const mine = await openProject(test, admin);
  const theirs = await invest(one, mine.projectId, '100.00', { userId: other.userId });
  expect(theirs.json()).toMatchObject({ status: 404, code: 'request.not_found' });
  expect(await balances(test, `wallet:${one.userId}`, `wallet:${other.userId}`)).toEqual([20_000, 20_000]);
  expect((await invest(one, mine.projectId, '100.00', { userId: one.userId })).statusCode).toBe(201);
});

it('[S10][C7] whoever is disabled does not invest, nor who is deleted', async () => {
  const disabled = await anInvestor(test, 20_000);
  const edited = await admin.patch(`/v1/account/users/${disabled.userId}`, { body: { disabled: true } });
  expect(edited.statusCode).toBe(200);
  expect((await invest(disabled, projectId, '100.00')).statusCode).toBe(401);
  const deleted = await newUser(test.services);
  await makeInvestor(test, deleted.userId, 0);
  const gone = await as(test, deleted);
  expect((await admin.delete(`/v1/account/users/${deleted.userId}`)).statusCode).toBe(204);
  expect((await invest(gone, projectId, '100.00')).statusCode).toBe(401);
  expect(await tracesIn(test, projectId)).toEqual(nothingIn);
});

it('[S10] even a session that outlives its user moves nothing', async () => {
  const investor = await anInvestor(test, 20_000);
  const disabledAt = test.clock.now;
  await test.db.update(users).set({ disabledAt }).where(eq(users.userId, investor.userId));
  expect((await invest(investor, projectId, '100.00')).statusCode).toBe(401);
  expect(await tracesIn(test, projectId)).toEqual(nothingIn);
});

it('[V15] a private project takes the money of who is verified', async () => {
  const hidden = await openProject(test, admin, { private: true });
  const investor = await anInvestor(test, 20_000);
  expect((await invest(investor, hidden.projectId, '200.00')).statusCode).toBe(201);
});

it.each([
  ['no project', { projectId: undefined }],
  ['a project that is no id', { projectId: 'edificio-lavapies' }],
  ['an amount below nothing', { amount: '-100.00' }],
  ['an amount of three places', { amount: '100.001' }],
  ['an amount beyond all bounds', { amount: '1000000000.00' }],
  ['an amount that is a number', { amount: 100 }],
  ['an order of another type', { orderType: 'withdraw' }],
  ['a penalty of its own', { penaltyAmount: '1.00' }],
  ['a field that nobody knows', { status: 'active' }],
])('[V15] an order with %s is malformed', async (_, wrong) => {
  const investor = await anInvestor(test, 0);
  const body = { projectId, amount: '100.00', termsVersion, ...wrong };
  expect((await investor.post(ordersUrl, { body })).json()).toMatchObject({
    status: 400,
    code: 'request.invalid',
  });
});

it('[C7] an order for a project that is not there is not found', async () => {
  const investor = await anInvestor(test, 20_000);
  expect((await invest(investor, crypto.randomUUID(), '100.00')).statusCode).toBe(404);
});
