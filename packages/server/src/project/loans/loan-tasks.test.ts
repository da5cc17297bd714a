import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { runDistribution } from '../../../test/distributions.ts';
import { release, repay } from '../../../test/investors.ts';
import { lend, loanUrl } from '../../../test/loans.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, invested, openProject } from '../../../test/orders.ts';
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
afterAll(() => test.close());

async function goTo(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  manager = await at(test, moment, manager);
  investor = await at(test, moment, investor);
}

const idOf = (row: { projectId: string }) => row.projectId;

/** The task of a project on the home page, if the count and the list of projects agree that it has one. */
async function taskOf(projectId: string, caller: Caller) {
  const { loans } = (await caller.get(v1.home.find.path)).json();
  const waiting = (await caller.get(v1.waiting.find.path)).json();
  const own = caller === admin ? '' : `&managerId=${caller.userId}`;
  const idsOf = async (filter: string) =>
    (await caller.get(`/v1/project/projects?${filter}${own}`)).json().data.map(idOf);
  expect(waiting.loans).toBe(loans.length);
  expect((await idsOf('hasLoanTask=true')).toSorted()).toEqual(loans.map(idOf).toSorted());
  expect(await idsOf('hasLoanTask=false')).not.toContain(loans[0]?.projectId);
  return loans.find((line: { projectId: string }) => line.projectId === projectId);
}

it('[A1] names a late promoter, then the payment to distribute, and only the first to managers', async () => {
  const projectId = await lend(test, { admin, investor }, { managerId: manager.userId });
  await goTo('2026-04-10T11:00:00Z');
  expect(await taskOf(projectId, admin)).toBeUndefined();
  await goTo('2026-04-20T11:00:00Z');
  const late = { task: 'late', amount: '300.00', dueOn: '2026-04-10', daysLate: 10 };
  expect(await taskOf(projectId, admin)).toMatchObject(late);
  expect(await taskOf(projectId, manager)).toMatchObject(late);
  expect(await taskOf(projectId, await as(test, 'operator'))).toBeUndefined();
  await repay(admin, projectId, '300.00');
  const delivery = { task: 'delivery', amount: '300.00', dueOn: '2026-04-10', daysLate: 0 };
  expect(await taskOf(projectId, admin)).toMatchObject(delivery);
  expect(await taskOf(projectId, manager)).toBeUndefined();
  expect((await runDistribution(admin, projectId, 1)).statusCode).toBe(200);
  expect(await taskOf(projectId, admin)).toBeUndefined();
});

it('[A1] names the money recovered after a default until it is distributed', async () => {
  const projectId = await lend(test, { admin, investor });
  await goTo('2026-08-01T11:00:00Z');
  const body = { reason: 'Pide el concurso.', reasonEn: 'It files for insolvency.' };
  await admin.post(`${loanUrl(projectId)}/default`, { body });
  expect(await taskOf(projectId, admin)).toBeUndefined();
  await repay(admin, projectId, '250.00');
  expect(await taskOf(projectId, admin)).toMatchObject({ task: 'recovered', amount: '250.00' });
});

it('[A1] names a promoter who can be paid, from the start of the project', async () => {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 1_000_000,
    minimumInvestment: 10_000,
    startedAt: '2026-08-20',
  });
  await invested(investor, projectId, '10000.00');
  expect(await taskOf(projectId, admin)).toBeUndefined();
  await goTo('2026-08-20T11:00:00Z');
  expect(await taskOf(projectId, admin)).toMatchObject({
    task: 'release',
    amount: '10000.00',
    dueOn: '2026-08-20',
  });
  await release(admin, projectId);
  expect(await taskOf(projectId, admin)).toBeUndefined();
});
