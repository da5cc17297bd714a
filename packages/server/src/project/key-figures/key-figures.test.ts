import { addMonths, civilDateAt, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenFee, givenOrder } from '../../../test/investors.ts';
import { openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let thisMonth: string;

// Two investors in the manager's project, one of them years ago, and a third investor in another project.
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-05-20T12:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  thisMonth = `${civilDateAt(test.clock.now).slice(0, 7)}-01`;
  const managed = await openProject(test, admin, {
    managerId: manager.userId,
  });
  const elsewhere = await openProject(test, admin, { managerId: null });
  const investor = async (project: typeof managed, amountCents: number, createdAt: Date) => {
    const { userId } = await as(test, 'user');
    const orderId = await givenOrder(test, { project, userId, amountCents, createdAt });
    return { orderId, projectId: project.projectId, userId };
  };
  await investor(managed, 100_000, new Date('2024-01-10T12:00:00Z'));
  const recent = await investor(managed, 50_000, new Date('2026-04-10T12:00:00Z'));
  await investor(elsewhere, 7_000, new Date('2026-05-01T12:00:00Z'));
  await givenOrder(test, { project: managed, userId: recent.userId, status: 'cancelled' });
  await givenFee(test, { ...recent, amountCents: 1_250, createdAt: new Date('2026-03-31T23:30:00Z') });
});
afterAll(() => test.close());

const figures = async (caller: Caller) => (await caller.get(v1.keyFigures.find.path)).json();
const ofMonth = (rows: { month: string }[], month: string) => rows.find((row) => row.month === month);

it('[A14] sums investments, investors and fees by month', async () => {
  const answer = await figures(admin);
  expect(answer).toMatchObject({ funded: '1570.00', investors: 3, fees: '12.50', returnsDue: '0.00' });
  expect(answer.fundedByMonth).toHaveLength(12);
  expect(answer.fundedByMonth[0].month).toBe(addMonths(thisMonth, -11));
  expect(ofMonth(answer.fundedByMonth, '2026-04-01')).toMatchObject({ amount: '500.00' });
  expect(ofMonth(answer.investorsByMonth, '2026-04-01')).toMatchObject({ count: 1 });
  expect(ofMonth(answer.feesByMonth, '2026-04-01')).toMatchObject({ amount: '12.50' });
});

it('[A14] has a month in which more was taken out than invested, also for the home page', async () => {
  const project = await openProject(test, admin, { managerId: null });
  const { userId } = await as(test, 'user');
  const order = { project, userId, amountCents: 80_000, status: 'cancelled' } as const;
  const [createdAt, cancelledAt] = [new Date('2025-08-10T12:00:00Z'), new Date('2025-10-10T12:00:00Z')];
  await givenOrder(test, { ...order, createdAt, cancelledAt });
  const { fundedByMonth } = await figures(admin);
  expect(ofMonth(fundedByMonth, '2025-08-01')).toMatchObject({ amount: '800.00' });
  expect(ofMonth(fundedByMonth, '2025-10-01')).toMatchObject({ amount: '-800.00' });
  const home = await admin.get(`${v1.home.find.path}?getFigures=true`);
  expect([home.statusCode, home.json().figures.fundedByMonth]).toEqual([200, fundedByMonth]);
});

it('[A14][P6] counts only customers and projects of the manager', async () => {
  expect(await figures(manager)).toMatchObject({ funded: '1500.00', investors: 2 });
  expect(await figures(await as(test, 'operator'))).toMatchObject({ funded: '0.00', investors: 0 });
  expect((await (await as(test, 'user')).get(v1.keyFigures.find.path)).statusCode).toBe(403);
});

it('[A14][B4] sums upcoming returns in the month they are due', async () => {
  const { projectId } = await openProject(test, admin, {
    phase: 'Financed',
    managerId: manager.userId,
    projectDuration: 3,
    targetProfitability: 1_200,
    deliveryFeePeriod: 'monthly',
  });
  const invested = { amountInvestedCents: 100_000, startedAt: '2026-03-10' };
  await test.db.update(projects).set(invested).where(eq(projects.projectId, projectId));
  const answer = await figures(manager);
  expect(answer.returnsDue).toBe('1120.00');
  // The delivery of April is late, so it counts in May.
  expect(answer.returnsByMonth.slice(0, 3)).toEqual([
    { month: '2026-05-01', amount: '80.00' },
    { month: '2026-06-01', amount: '1040.00' },
    { month: '2026-07-01', amount: '0.00' },
  ]);
  expect(await figures(await as(test, 'operator'))).toMatchObject({ returnsDue: '0.00' });
});

it('[A14][P6] does not count an investor as new if they invested in another project before', async () => {
  const elsewhere = await openProject(test, admin, { managerId: null });
  const managed = await openProject(test, admin, { managerId: manager.userId });
  const before = await figures(manager);
  const { userId } = await as(test, 'user');
  await givenOrder(test, { project: elsewhere, userId, createdAt: new Date('2026-02-11T12:00:00Z') });
  await givenOrder(test, { project: managed, userId, createdAt: new Date('2026-05-11T12:00:00Z') });
  const answer = await figures(manager);
  expect(answer.investors).toBe(before.investors + 1);
  expect(ofMonth(answer.investorsByMonth, '2026-02-01')).toMatchObject({ count: 1 });
  expect(ofMonth(answer.investorsByMonth, '2026-05-01')).toMatchObject({ count: 0 });
});
