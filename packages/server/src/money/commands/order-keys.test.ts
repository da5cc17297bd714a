import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor, giveMoney } from '../../../test/money.ts';
import { balances, cancel, compareBooks, invest, openProject, tracesIn } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

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

it('[B2][C7] the same order sent again gets the same answer, and is placed once', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 100_000);
  const first = await invest(investor, projectId, '100.00', { key: 'orden-0001' });
  const again = await invest(investor, projectId, '100.00', { key: 'orden-0001' });
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect((await tracesIn(test, projectId)).orders).toBe(1);
  expect(await balances(test, `wallet:${investor.userId}`)).toEqual([90_000]);
});

it('[B2][C7] an order sent ten times at once is placed once', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 100_000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => invest(investor, projectId, '100.00', { key: 'orden-0002' })),
  );
  expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await balances(test, `wallet:${investor.userId}`, `escrow:${projectId}`)).toEqual([90_000, 10_000]);
});

it('[B2] a key cannot be used for a second order, except by another user', async () => {
  const { projectId } = await openProject(test, admin);
  const [investor, other] = [await anInvestor(test, 100_000), await anInvestor(test, 100_000)];
  await invest(investor, projectId, '100.00', { key: 'orden-0003' });
  const reused = await invest(investor, projectId, '200.00', { key: 'orden-0003' });
  expect(reused.json()).toMatchObject({ status: 422, code: 'request.idempotency_key_reused' });
  expect((await invest(other, projectId, '100.00', { key: 'orden-0003' })).statusCode).toBe(201);
  expect((await tracesIn(test, projectId)).orders).toBe(2);
});

it('[B2] a refused order is refused again under its key, even if it would be accepted now', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 5_000);
  const key = 'orden-0004';
  const refused = await invest(investor, projectId, '100.00', { key });
  expect(refused.statusCode).toBe(409);
  await giveMoney(test, investor.userId, 5_000);
  const again = await invest(investor, projectId, '100.00', { key });
  expect([again.statusCode, again.json().code]).toEqual([409, refused.json().code]);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect((await invest(investor, projectId, '50.00', { key })).statusCode).toBe(422);
  expect((await invest(investor, projectId, '100.00', { key: 'orden-0005' })).statusCode).toBe(201);
});

it('[B2] a cancellation without a key is refused with a message', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 50_000);
  const { orderId } = (await invest(investor, projectId, '500.00')).json();
  const { cookie } = investor;
  const refused = await test.app.inject({
    method: 'POST',
    url: `/v1/project/orders/${orderId}/cancel`,
    headers: { cookie, origin: test.services.config.publicUrl, 'accept-language': 'en' },
  });
  expect(refused.json()).toMatchObject({ status: 400, code: 'request.idempotency_key_required' });
  expect((await tracesIn(test, projectId)).orders).toBe(1);
});

it('[B2] a repeated cancellation gets the same answer and happens once', async () => {
  const { projectId } = await openProject(test, admin);
  const investor = await anInvestor(test, 50_000);
  const { orderId } = (await invest(investor, projectId, '500.00')).json();
  const first = await cancel(investor, orderId, 'cancelar-0001');
  const again = await cancel(investor, orderId, 'cancelar-0001');
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  expect((await cancel(investor, orderId, 'cancelar-0002')).json().code).toBe(
    'project.order_not_cancellable',
  );
  expect(await balances(test, `wallet:${investor.userId}`, `escrow:${projectId}`)).toEqual([50_000, 0]);
  const other = (await invest(investor, projectId, '100.00')).json();
  const reused = await cancel(investor, other.orderId, 'cancelar-0001');
  expect(reused.json().code).toBe('request.idempotency_key_reused');
});
