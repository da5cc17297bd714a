import { formatMoney } from '@semilla/format';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import {
  balances,
  compareBooks,
  endReflection,
  invest,
  invested,
  openProject,
  ordersUrl,
  projectUrl,
} from '../../../test/orders.ts';
import { publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { transactions } from '../../schema/transactions.ts';
import { financeProjects } from '../finance-projects.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

it('[E10][E11][C7][V15] an order moves the money from the wallet to the project, and every list shows it', async () => {
  const { projectId, projectPhaseId, name } = await openProject(test, admin);
  const investor = await anInvestor(test, 200_000, { name: 'Lucía', surname: 'Ferrer' });
  const { userId } = investor;

  const answer = await invest(investor, projectId, '1500.00', { projectPhaseId });

  expect(answer.statusCode).toBe(201);
  const order = answer.json();
  expect(order).toEqual({
    orderId: expect.any(String),
    projectId,
    projectName: name,
    projectPhaseId,
    userId,
    userName: 'Lucía Ferrer',
    amount: '1500.00',
    type: 'invest',
    status: 'pending',
    penaltyAmount: '0.00',
    penalty: '0.00',
    termsVersion: '2026-01',
    createdAt: expect.stringMatching(/^2026-03-10T11:/),
    cancelledAt: null,
    freeCancellationUntil: '2026-03-16',
    suspendedUntil: null,
    refundAfter: null,
  });
  expect((await investor.get(`${ordersUrl}/${order.orderId}`)).json()).toEqual(order);
  expect(await balances(test, `wallet:${userId}`, `escrow:${projectId}`)).toEqual([50_000, 150_000]);
  const lines = await test.db.select().from(transactions).where(eq(transactions.projectId, projectId));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    type: 'withdraw',
    issuerName: 'project_order',
    status: 'completed',
    amountCents: 150_000,
    orderId: order.orderId,
    userId,
  });
  const movements = (await investor.get('/v1/project/order-movements')).json();
  expect(movements.data).toMatchObject([
    { orderId: order.orderId, type: 'invest', amount: '1500.00', penaltyAmount: '0.00' },
  ]);
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
    phaseName: 'Investment',
    amountInvested: '1500.00',
    investorNumber: 1,
  });
});

it('[E10][V15] a user who invests twice counts as one investor, even when the project is full', async () => {
  const { projectId } = await openProject(test, admin, { maxInvestorNumber: 1 });
  const [investor, other] = [await anInvestor(test, 50_000), await anInvestor(test, 50_000)];
  await invested(investor, projectId, '100.00');
  expect((await invest(other, projectId, '100.00')).json().code).toBe('project.too_many_investors');
  await invested(investor, projectId, '150.00');
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
    amountInvested: '250.00',
    investorNumber: 1,
  });
});

it('[V15][S2] an order for exactly the remaining amount is accepted when it is below the minimum', async () => {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    minimumInvestment: 40_000,
  });
  const investor = await anInvestor(test, 200_000);
  await invested(investor, projectId, '800.00');
  const less = (await invest(investor, projectId, '199.99')).json();
  expect(less.code).toBe('project.amount_below_minimum');
  expect(less.errors).toEqual([
    {
      path: 'amount',
      code: 'project.amount_below_minimum',
      message: `El importe es demasiado pequeño: invierte al menos ${formatMoney(20_000)}.`,
    },
  ]);
  expect((await invest(investor, projectId, '200.01')).json().code).toBe('project.amount_above_remaining');
  expect((await invest(investor, projectId, '200.00')).json().status).toBe('pending');
  expect(await balances(test, `wallet:${investor.userId}`, `escrow:${projectId}`)).toEqual([
    100_000, 100_000,
  ]);
});

it('[S2][S9][E10][E24][L15] the last euro makes the project fully subscribed, and the end of its periods finances it', async () => {
  const { projectId } = await openProject(test, admin, { financingAmount: 100_000 });
  const [investor, other] = [await anInvestor(test, 100_000), await anInvestor(test, 100_000)];
  const first = await invested(investor, projectId, '300.00');
  const second = await invested(other, projectId, '699.99');
  const stillOpen = (await invest(investor, projectId, '0.02')).json();
  expect(stillOpen.code).toBe('project.amount_above_remaining');
  const third = (await invest(investor, projectId, '0.01')).json();
  expect(third).toMatchObject({ status: 'pending', freeCancellationUntil: '2026-03-16' });
  const full = { percentageInvested: '100.00', investorNumber: 2, amountInvested: '1000.00' };
  const shown = { ...full, phaseName: 'Investment', fullySubscribedUntil: '2026-03-16' };
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject(shown);
  expect((await invest(other, projectId, '100.00')).json().code).toBe('project.fully_subscribed');

  await financeProjects(test.app);
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject(shown);
  await endReflection(investor, projectId);
  const financed = { ...full, phaseName: 'Financed', fullySubscribedUntil: null };
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject(financed);
  for (const [caller, orderId] of [
    [investor, first],
    [other, second],
    [investor, third.orderId],
  ] as const) {
    const order = (await caller.get(`${ordersUrl}/${orderId}`)).json();
    expect(order).toMatchObject({ status: 'active', freeCancellationUntil: null });
  }
  const history = await test.db
    .select()
    .from(projectPhases)
    .where(eq(projectPhases.projectId, projectId))
    .orderBy(asc(projectPhases.from));
  expect(history.map(({ phaseId, to }) => [phaseId, to === null])).toEqual([
    [phaseIds.Draft, false],
    [phaseIds.Investment, false],
    [phaseIds.Financed, true],
  ]);
  const audit = (await admin.get(`/v1/audit?subjectId=${projectId}&action=project.change-phase`)).json();
  expect(audit.data[0]).toMatchObject({
    userId: null,
    before: { phaseId: phaseIds.Investment },
    after: { phaseId: phaseIds.Financed },
  });
  const { data } = (await investor.get(`/v1/project/project-timeline?projectId=${projectId}`)).json();
  expect(data[0]).toMatchObject({ kind: 'phase', phaseName: 'Financed' });
  expect((await invest(other, projectId, '100.00')).json().code).toBe('project.investing_not_possible');
});

it('[S2][S9][E24][L15][L17] a sheet that lowers the target to the amount invested finances the project once its new periods have ended', async () => {
  const { projectId } = await openProject(test, admin, { financingAmount: 100_000 });
  const investor = await anInvestor(test, 100_000);
  const orderId = await invested(investor, projectId, '300.00');
  const lower = async (financingAmount: string) => {
    await publishSheet(admin, projectId, { edits: { terms: { financingAmount } } });
    return admin.get(projectUrl(projectId));
  };

  expect((await lower('300.01')).json()).toMatchObject({ phaseName: 'Investment' });
  expect((await lower('300.00')).json()).toMatchObject({
    phaseName: 'Investment',
    percentageInvested: '100.00',
    fullySubscribedUntil: '2026-03-16',
  });
  expect((await lower('300.01')).json().fullySubscribedUntil).toBeNull();
  await endReflection(investor, projectId);
  expect((await lower('300.00')).json().fullySubscribedUntil).toBe('2026-03-16');
  await endReflection(investor, projectId);
  expect((await admin.get(projectUrl(projectId))).json()).toMatchObject({
    phaseName: 'Financed',
    fullySubscribedUntil: null,
  });

  expect((await investor.get(`${ordersUrl}/${orderId}`)).json().status).toBe('active');
  const timeline = (await investor.get(`/v1/project/project-timeline?projectId=${projectId}`)).json();
  expect(timeline.data.map(({ phaseName }: { phaseName: string }) => phaseName)).toContain('Financed');
});
