import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, cancel, compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let projectId: string;
let shortId: string;
let lenderId: string;

async function done(answer: ReturnType<Caller['post']>): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(body);
}

/** In July, one project returns the principal with its only delivery, and another one is refunded. */
async function distributeAndRefund(lender: Caller, other: Caller): Promise<void> {
  admin = await at(test, '2026-07-10T10:00:00Z', admin);
  manager = await as(test, manager);
  const terms = { financingAmount: 50_000, targetProfitability: 1_200, managerFee: 1_000 } as const;
  const short = await openProject(test, admin, {
    ...terms,
    projectDuration: 1,
    deliveryFeePeriod: 'monthly',
    managerId: manager.userId,
  });
  shortId = short.projectId;
  [lender, other] = [await as(test, lender), await as(test, other)];
  lenderId = lender.userId as string;
  await invested(lender, shortId, '400.00');
  await invested(other, shortId, '100.00');
  await done(release(admin, shortId));
  await done(repay(admin, shortId, '560.00'));
  await done(admin.post(`${projectUrl(shortId)}/distributions`, { body: { period: 1 } }));
  const refunded = await openProject(test, admin, { ...terms, managerId: manager.userId });
  await invested(lender, refunded.projectId, '150.00');
  await done(admin.post(`${projectUrl(refunded.projectId)}/close`, { body: { refund: true } }));
}

// Two cancellations, one of them with a penalty, and a delivery of returns, on days of different quarters.
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-15T10:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  const project = await openProject(test, admin, {
    managerId: manager.userId,
    financingAmount: 100_000,
    cancellationFee: 200,
    projectDuration: 12,
    targetProfitability: 1_200,
    managerFee: 1_000,
    deliveryFeePeriod: 'monthly',
  });
  projectId = project.projectId;
  let [lender, other] = [await anInvestor(test, 200_000), await anInvestor(test, 200_000)];
  const late = await invested(lender, projectId, '300.00');
  const early = await invested(other, projectId, '100.00');
  await cancel(other, early);
  // After midnight in Spain, on the first of February.
  lender = await at(test, '2026-01-31T23:30:00Z', lender);
  await cancel(lender, late);
  other = await at(test, '2026-02-10T10:00:00Z', other);
  lender = await as(test, lender);
  admin = await as(test, admin);
  await invested(lender, projectId, '600.00');
  await invested(other, projectId, '400.00');
  admin = await at(test, '2026-04-10T10:00:00Z', admin);
  manager = await as(test, manager);
  await done(release(admin, projectId));
  await done(repay(admin, projectId, '10.00'));
  await done(admin.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1 } }));
  await distributeAndRefund(lender, other);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const days = 'fromDate=2026-01-01&toDate=2026-06-30';
async function summary(of: 'fees' | 'order-movements' | 'returns', query: string, caller = admin) {
  return (await caller.get(`/v1/project/${of}/summary?${query}`)).json().data as Record<string, string>[];
}

it('[N5][C7][E12] sums fees by the month and the quarter in which they were charged', async () => {
  const byMonth = await summary('fees', `groupBy=month&${days}`);
  expect(byMonth.map(({ period, count, amount }) => [period, count, amount])).toEqual([
    ['2026-01-01', 0, '0.00'],
    ['2026-02-01', 1, '6.00'],
    ['2026-03-01', 0, '0.00'],
    ['2026-04-01', 2, '1.00'],
    ['2026-05-01', 0, '0.00'],
    ['2026-06-01', 0, '0.00'],
  ]);
  const byAmount = await summary('fees', `groupBy=month&orderBy=amount&orderSide=desc&${days}`);
  expect(byAmount).toEqual(byMonth.toSorted((a, b) => Number(b.amount) - Number(a.amount)));
  const byQuarter = await summary('fees', `groupBy=quarter&${days}`);
  expect(byQuarter.map(({ amount }) => amount)).toEqual(['6.00', '1.00']);
});

it('[N5][C7][E11] sums investments and cancellations by period', async () => {
  const byMonth = await summary('order-movements', `groupBy=month&fromDate=2026-01-01&toDate=2026-02-28`);
  expect(byMonth).toMatchObject([
    { count: 3, amount: '500.00', invested: '400.00', disinvested: '100.00', penaltyAmount: '0.00' },
    { count: 3, amount: '1300.00', invested: '1000.00', disinvested: '300.00', penaltyAmount: '6.00' },
  ]);
  const out = await summary('order-movements', `groupBy=year&type=disinvest&${days}`);
  expect(out).toMatchObject([{ count: 2, invested: '0.00', disinvested: '400.00', penaltyAmount: '6.00' }]);
});

it('[N5][A22] sums returns by period, filtered by project and investor, without refunds', async () => {
  const byMonth = await summary('returns', `groupBy=month&fromDate=2026-03-01&toDate=2026-07-31`);
  expect(byMonth).toMatchObject([
    { count: 0, gross: '0.00', fee: '0.00', net: '0.00', principal: '0.00' },
    { count: 2, gross: '10.00', fee: '1.00', net: '9.00', principal: '0.00' },
    { count: 0 },
    { count: 0 },
    { count: 2, gross: '60.00', fee: '6.00', net: '54.00', principal: '500.00' },
  ]);
  const year = 'groupBy=year&fromDate=2026-01-01&toDate=2026-12-31';
  expect(await summary('returns', `${year}&projectId=${projectId}`)).toMatchObject([
    { count: 2, gross: '10.00', principal: '0.00' },
  ]);
  expect(await summary('returns', `${year}&projectId=${shortId}&userId=${lenderId}`)).toMatchObject([
    { count: 1, gross: '48.00', fee: '4.80', net: '43.20', principal: '400.00' },
  ]);
  expect(await summary('returns', `${year}&userId=${lenderId}`)).toMatchObject([
    { count: 2, gross: '54.00', fee: '5.40', net: '48.60', principal: '400.00' },
  ]);
  expect((await manager.get('/v1/project/returns/summary')).json()).toMatchObject({ groupBy: 'month' });
  const csv = await admin.get(`/v1/project/returns/summary/export?${year}`);
  expect(csv.body).toBe(
    '\uFEFFPeriodo;Desde;Hasta;Cantidad;Rendimiento bruto;Comisión;Retención;Rendimiento neto;Capital devuelto\r\n' +
      '01/01/2026;01/01/2026;31/12/2026;4;70,00;7,00;0,00;63,00;500,00\r\n',
  );
});

it('[P6][P7][N5] shows managers the sums of their own projects only', async () => {
  expect(await summary('fees', `groupBy=year&${days}`, manager)).toMatchObject([{ amount: '7.00' }]);
  const other = await as(test, 'operator');
  expect(await summary('fees', `groupBy=year&${days}`, other)).toMatchObject([{ count: 0, amount: '0.00' }]);
  expect(await summary('returns', `groupBy=year&${days}`, manager)).toMatchObject([{ gross: '10.00' }]);
  expect(await summary('returns', `groupBy=year&${days}`, other)).toMatchObject([{ gross: '0.00' }]);
  const mine = await summary('fees', `groupBy=year&${days}&projectId=${projectId}`);
  expect(mine).toMatchObject([{ count: 3, amount: '7.00' }]);
});
