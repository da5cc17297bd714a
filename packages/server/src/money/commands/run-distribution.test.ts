import type { Distribution } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import {
  financedAtOddAmounts,
  runDistribution,
  distributionsUrl as url,
} from '../../../test/distributions.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invested, openProject, ordersUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { transactions } from '../../schema/transactions.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

/** The type of a JSON answer, in which amounts and dates are text. */
type OnWire<T> = { [K in keyof T]: T[K] extends number | Date ? string : T[K] };
type Line = OnWire<Distribution['lines'][number]>;
const run = (projectId: string, period: number, headers: Record<string, string> = {}) =>
  runDistribution(admin, projectId, period, headers);
const preview = (projectId: string, period: number) =>
  admin.post(`${url(projectId)}?preview=true`, { body: { period } });
const financed = () => financedAtOddAmounts(test, admin, manager.userId);
const wallets = (...callers: Caller[]) =>
  balances(test, ...callers.map(({ userId }) => `wallet:${userId}` as const));

it('[B4] three orders of 100 euros at 10 % never differ by more than a cent, gross or net', async () => {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 30_000,
    minimumInvestment: 10_000,
    projectDuration: 12,
    targetProfitability: 1_000,
    managerFee: 1_000,
    deliveryFeePeriod: 'monthly',
    withdrawMoneyFinanced: true,
  });
  for (const investor of [
    await anInvestor(test, 10_000),
    await anInvestor(test, 10_000),
    await anInvestor(test, 10_000),
  ])
    await invested(investor, projectId, '100.00');
  await release(admin, projectId);
  await repay(admin, projectId, '330.00');
  const sums = new Map<string, { gross: number; net: number }>();
  for (let period = 1; period <= 12; period += 1) {
    const { lines } = (await run(projectId, period)).json() as { lines: Line[] };
    expect(lines).toHaveLength(3);
    for (const { orderId, gross, net } of lines) {
      const before = sums.get(orderId) ?? { gross: 0, net: 0 };
      sums.set(orderId, { gross: before.gross + Number(gross) * 100, net: before.net + Number(net) * 100 });
    }
    for (const key of ['gross', 'net'] as const) {
      const all = [...sums.values()].map((sum) => Math.round(sum[key]));
      expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
    }
  }
  const gross = [...sums.values()].reduce((total, sum) => total + Math.round(sum.gross), 0);
  expect(gross).toBe(3_000);
});

describe('a delivery', () => {
  it('[B4] is previewed before its repayment is there, but not run', async () => {
    const { projectId } = await financed();
    const previewed = await preview(projectId, 1);
    expect([previewed.statusCode, previewed.json()]).toMatchObject([200, { gross: '212.50', fee: '21.25' }]);
    expect((await run(projectId, 1)).json().code).toBe('project.returns_not_enough');
  });

  it('[P7][B4] says in its preview why a second person must approve it', async () => {
    const { projectId } = await financed();
    expect((await preview(projectId, 1)).json().secondPersonFor).toEqual(['beforeDue']);
    await repay(admin, projectId, '300.00');
    expect((await preview(projectId, 1)).json().secondPersonFor).toEqual(['beforeDue', 'freshRepayment']);
  });

  it('[B4][E12] is previewed without a trace, and then pays the same cents', async () => {
    const { projectId, investor, other, orderIds } = await financed();
    await release(admin, projectId);
    await repay(admin, projectId, '300.00');
    const before = await wallets(investor, other);

    const previewed = (await preview(projectId, 1)).json();
    expect(previewed).toMatchObject({ distributionId: null, createdAt: null, kind: 'return', period: 1 });
    expect(await wallets(investor, other)).toEqual(before);
    expect(await balances(test, `returns:${projectId}`)).toEqual([30_000]);
    expect((await admin.get(url(projectId))).json().data[0].deliveredAt).toBeNull();

    const answer = await run(projectId, 1);
    expect(answer.statusCode).toBe(200);
    const { distributionId, createdAt, ...same } = answer.json();
    expect({
      ...same,
      distributionId: null,
      createdAt: null,
      secondPersonFor: ['beforeDue', 'freshRepayment'],
    }).toEqual(previewed);
    expect(createdAt).toMatch(/^2026-03-10T/);
    expect(same).toMatchObject({
      gross: '212.50',
      fee: '21.25',
      net: '191.25',
      principal: '0.00',
      investors: 2,
    });
    // The remaining cent goes to the largest remainder: to the order of 3,333.34.
    const amounts = same.lines.map(({ orderId, gross, fee, net }: Line) => [orderId, gross, fee, net]);
    const expected = [
      [orderIds[0], '70.83', '7.08', '63.75'],
      [orderIds[1], '70.83', '7.08', '63.75'],
      [orderIds[2], '70.84', '7.09', '63.75'],
    ];
    // Orders created in the same millisecond may have ids in any order.
    expect(amounts.toSorted()).toEqual(expected.toSorted());
    expect(await wallets(investor, other)).toEqual([(before[0] ?? 0) + 12_750, (before[1] ?? 0) + 6_375]);
    expect(await balances(test, `returns:${projectId}`)).toEqual([8_750]);
    expect(
      (await manager.get(`/v1/project/projects/${projectId}/distributions/${distributionId}`)).json(),
    ).toEqual(answer.json());
    expect((await admin.get(`${url(projectId)}/${crypto.randomUUID()}`)).statusCode).toBe(404);
    const fees = (
      await admin.get(`/v1/project/fees?projectId=${projectId}&orderBy=amount&orderSide=asc`)
    ).json();
    expect(fees.data.map(({ amount, percentage }: Record<string, string>) => [amount, percentage])).toEqual([
      ['7.08', '10.00'],
      ['7.08', '10.00'],
      ['7.09', '10.00'],
    ]);
    const lines = await test.db
      .select()
      .from(transactions)
      .where(eq(transactions.orderId, orderIds[2] ?? ''));
    expect(lines.map(({ issuerName, amountCents }) => [issuerName, amountCents]).sort()).toEqual([
      ['project_fee', 709],
      ['project_order', 333_334],
      ['project_order', 7_084],
    ]);
  });

  it('[B4] runs in order, once each, and only with enough money', async () => {
    const { projectId } = await financed();
    await release(admin, projectId);
    const code = async (period: number) => (await run(projectId, period)).json().code;
    const missing = (await run(projectId, 1)).json();
    expect(missing).toMatchObject({ status: 409, code: 'project.returns_not_enough' });
    expect(missing.detail).toBe(
      `Faltan ${formatMoney(21_250)} para esta entrega: registra antes la devolución del promotor.`,
    );
    await repay(admin, projectId, '500.00');
    expect(await code(2)).toBe('project.distribution_out_of_order');
    expect((await run(projectId, 1)).statusCode).toBe(200);
    expect(await code(1)).toBe('project.distribution_already_run');
    expect((await preview(projectId, 1)).json().code).toBe('project.distribution_already_run');
    expect((await run(projectId, 2)).statusCode).toBe(200);
    expect(await code(3)).toBe('project.returns_not_enough');
    expect(await code(5)).toBe('project.distribution_out_of_order');
    for (const wrong of [0, 1.5, 'uno', null, 601]) {
      expect((await admin.post(url(projectId), { body: { period: wrong } })).statusCode).toBe(400);
    }
    expect(await balances(test, `returns:${projectId}`)).toEqual([7_500]);
  });

  it('[B2][B4] sent twice with one key has one effect and one answer', async () => {
    const { projectId, investor } = await financed();
    await release(admin, projectId);
    await repay(admin, projectId, '500.00');
    const key = { 'idempotency-key': 'reparto-0001' };
    const [first, again] = [await run(projectId, 1, key), await run(projectId, 1, key)];
    expect(again.json()).toEqual(first.json());
    expect((await run(projectId, 2, key)).json().code).toBe('request.idempotency_key_reused');
    expect(await wallets(investor)).toEqual([700_000 - 666_667 + 12_750]);
  });

  it('[B4][S9] the last returns the principal and finishes the orders; the wallets match the lines to the cent', async () => {
    const { projectId, investor, other, orderIds } = await financed();
    await release(admin, projectId);
    await repay(admin, projectId, '10850.00');
    const planned = await Promise.all(
      orderIds.map(async (id) => (await admin.get(`${ordersUrl}/${id}/schedule`)).json().data),
    );
    for (let period = 1; period <= 4; period += 1) {
      const { lines } = (await run(projectId, period)).json() as { lines: Line[] };
      for (const [index, orderId] of orderIds.entries()) {
        const line = lines.find((candidate) => candidate.orderId === orderId);
        const { gross, fee, net, principal } = planned[index][period - 1];
        expect({ gross, fee, net, principal }).toEqual({
          gross: line?.gross,
          fee: line?.fee,
          net: line?.net,
          principal: line?.principal,
        });
      }
    }
    expect(await balances(test, `returns:${projectId}`, `escrow:${projectId}`)).toEqual([0, 0]);
    // 850.00 of returns less 85.00 of fees.
    const [firstBalance, secondBalance] = await wallets(investor, other);
    expect((firstBalance ?? 0) + (secondBalance ?? 0)).toBe(1_100_000 + 76_500);
    for (const [caller, orderId] of [
      [investor, orderIds[0]],
      [other, orderIds[1]],
    ] as const) {
      expect((await caller.get(`${ordersUrl}/${orderId}`)).json().status).toBe('finished');
      const after = (await caller.get(`${ordersUrl}/${orderId}/schedule`)).json().data;
      const withoutWhen = (rows: Record<string, unknown>[]) =>
        rows.map((row) => ({ ...row, deliveredAt: '' }));
      expect(withoutWhen(after)).toEqual(withoutWhen(planned[orderIds.indexOf(orderId as string)]));
      expect(after.every(({ deliveredAt }: { deliveredAt: string | null }) => deliveredAt)).toBe(true);
    }
    expect((await run(projectId, 5)).json().code).toBe('project.distribution_out_of_order');
  });

  it('[P7] is run by administrators only, in a financed project', async () => {
    const { projectId } = await openProject(test, admin, { managerId: manager.userId });
    expect((await run(projectId, 1)).json().code).toBe('project.not_financed');
    for (const [caller, status] of [
      [manager, 403],
      [await as(test, 'user'), 403],
      [await as(test, 'visitor'), 401],
    ] as const) {
      expect((await caller.post(url(projectId), { body: { period: 1 } })).statusCode).toBe(status);
      expect((await caller.post(`${url(projectId)}?preview=true`, { body: { period: 1 } })).statusCode).toBe(
        status,
      );
    }
    expect((await run(crypto.randomUUID(), 1)).statusCode).toBe(404);
  });
});
