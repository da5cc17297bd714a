import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { repay } from '../../../test/investors.ts';
import { lend } from '../../../test/loans.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, cancel, compareBooks, invested, openProject } from '../../../test/orders.ts';
import { givenQuestion } from '../../../test/questions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let investor: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-10T11:00:00Z') });
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  investor = await anInvestor(test, 10_000_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const read = (projectId: string, caller = admin) =>
  caller.get(v1.projectSummaries.findOne.path.replace(':projectId', projectId));
const summaryOf = async (...given: Parameters<typeof read>) => (await read(...given)).json();

async function goTo(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  manager = await at(test, moment, manager);
  investor = await at(test, moment, investor);
}

it('[A8] says what a draft still lacks, also to its manager', async () => {
  const { projectId } = await openProject(test, admin, {
    phase: 'Draft',
    managerId: manager.userId,
    dateStart: '2026-02-01',
    dateEnd: '2026-03-01',
  });
  const summary = await summaryOf(projectId);
  expect(summary).toMatchObject({ curve: [], next: null, act: { kind: 'complete' } });
  expect(summary.act.missing).toEqual(['descriptions', 'documents', 'multimedia', 'sheet']);
  expect((await summaryOf(projectId, manager)).act).toEqual(summary.act);
});

it('[A8] adds up what was invested by day, less what was cancelled, and counts what waits', async () => {
  const { projectId } = await openProject(test, admin, { managerId: manager.userId });
  await invested(investor, projectId, '500.00');
  const second = await invested(investor, projectId, '300.00');
  await goTo('2026-01-12T11:00:00Z');
  await cancel(investor, second);
  await goTo('2026-01-13T23:30:00Z');
  await invested(investor, projectId, '1000.00');
  await givenQuestion(test, { projectId, askedById: investor.userId });
  expect(await summaryOf(projectId)).toMatchObject({
    curve: [
      { on: '2026-01-10', invested: '800.00' },
      { on: '2026-01-12', invested: '500.00' },
      { on: '2026-01-14', invested: '1500.00' },
    ],
    next: null,
    act: null,
    waits: { proposals: 0, questions: 1, wishes: 0, waitingPlaces: 0 },
  });
});

it('[A8] asks for the repayment of a financed project, counts the days that it is late, and then for the delivery', async () => {
  const projectId = await lend(test, { admin, investor }, { managerId: manager.userId });
  const next = { period: 1, dueOn: '2026-04-14', amount: '300.00', isInDefault: false };
  expect(await summaryOf(projectId)).toMatchObject({
    next: { ...next, daysLate: 0 },
    act: { kind: 'recordRepayment', dueOn: next.dueOn, amount: '300.00' },
  });
  await goTo('2026-04-20T11:00:00Z');
  expect((await summaryOf(projectId)).next).toEqual({ ...next, daysLate: 6 });
  await repay(admin, projectId, '100.00');
  expect((await summaryOf(projectId)).act).toMatchObject({ kind: 'recordRepayment', amount: '200.00' });
  await repay(admin, projectId, '200.00');
  expect((await summaryOf(projectId)).act).toMatchObject({ kind: 'deliver', period: 1, amount: '300.00' });
  // Only administrators move the money of a project.
  expect(await summaryOf(projectId, manager)).toMatchObject({ next: { daysLate: 6 }, act: null });
});

it('[A8] asks for the payout account before the promoter can be paid', async () => {
  const { projectId } = await openProject(test, admin, {
    managerId: manager.userId,
    payoutAccount: null,
    financingAmount: 1_000_000,
    minimumInvestment: 10_000,
  });
  await invested(investor, projectId, '10000.00');
  expect((await summaryOf(projectId)).act).toMatchObject({ kind: 'addPayoutAccount' });
  expect((await summaryOf(projectId, manager)).act).toMatchObject({ kind: 'addPayoutAccount' });
});

it('[A8][P6] hides projects of others from managers, and all from customers', async () => {
  const { projectId } = await openProject(test, admin, { managerId: null });
  expect((await read(projectId, manager)).statusCode).toBe(404);
  expect((await read(projectId, investor)).statusCode).toBe(403);
});
