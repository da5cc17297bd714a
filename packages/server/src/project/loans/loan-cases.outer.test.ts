import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { repay } from '../../../test/investors.ts';
import { type LoanGiven, lend, loanUrl } from '../../../test/loans.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, compareBooks, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { followLoans } from './follow-loans.ts';

let test: TestApp;
let admin: Caller;
let visitor: Caller;
let investor: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-10T11:00:00Z') });
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
  investor = await anInvestor(test, 10_000_000, { language: 'es' });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const lent = (overrides: LoanGiven = {}) => lend(test, { admin, investor }, overrides);

const loanOf = async (projectId: string) => (await visitor.get(loanUrl(projectId))).json();

async function kindsOf(projectId: string): Promise<string[]> {
  const { data } = (await visitor.get(`/v1/project/project-timeline?projectId=${projectId}&take=100`)).json();
  return (data as { kind: string }[]).map(({ kind }) => kind).filter((kind) => kind !== 'phase');
}

async function subjectsAbout(name: string, part: string): Promise<string[]> {
  const mails = await mailsTo(test, await addressOf(test, investor.userId));
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(name) && subject.includes(part));
}

async function goTo(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  investor = await at(test, moment, investor);
}

it('[L30] does not count the time before its project was financed as lateness', async () => {
  const projectId = await lent({ startedAt: '2025-01-01' });
  await goTo('2026-01-11T10:00:00Z');
  await followLoans(test.services);
  const loan = await loanOf(projectId);
  expect(loan).toMatchObject({ state: 'late', daysLate: 1, lateSince: '2026-01-10', defaultedOn: null });
  expect(loan.payments.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual(Array(4).fill('2026-01-10'));
  expect(await kindsOf(projectId)).toEqual(['late', 'late', 'late', 'late']);
  await repay(admin, projectId, '11200.00');
});

it('[L30] [L31] is a default even if a payment came too late between two runs of the job', async () => {
  const name = 'Lonja de Burela';
  const projectId = await lent({ name });
  await goTo('2026-07-20T10:00:00Z');
  await repay(admin, projectId, '600.00');
  await followLoans(test.services);
  await followLoans(test.services);
  expect(await kindsOf(projectId)).toEqual(['default']);
  expect(await loanOf(projectId)).toMatchObject({
    state: 'default',
    daysLate: 0,
    defaultedOn: '2026-07-11',
    owed: '10600.00',
    recovered: '600.00',
  });
  expect(await subjectsAbout(name, 'impago')).toHaveLength(1);
  const [mail] = await mailsTo(test, await addressOf(test, investor.userId));
  expect(mail?.text).toContain('falta, o llegó, más de 90 días después de su vencimiento');
});

it('[L30] shows no payments of a project that was closed with a refund', async () => {
  const projectId = await lent();
  await repay(admin, projectId, '10000.00');
  await goTo('2026-12-01T10:00:00Z');
  expect((await loanOf(projectId)).payments).toHaveLength(4);
  const body = { refund: true, why: 'El promotor devuelve el dinero.' };
  const closed = await admin.post(`${projectUrl(projectId)}/close`, { body });
  expect(closed.statusCode, closed.body).toBe(200);
  expect(await loanOf(projectId)).toMatchObject({ state: 'onTime', payments: [] });
});

const judge = (projectId: string) =>
  admin.post(`${loanUrl(projectId)}/default`, { body: { reason: 'Concurso.', reasonEn: 'Insolvency.' } });

it('[L30] refuses to judge a loan with nothing left to pay', async () => {
  const projectId = await lent();
  await repay(admin, projectId, '11200.00');
  await goTo('2026-12-02T09:00:00Z');
  const refused = await judge(projectId);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().code).toBe('project.nothing_owed');
  expect(await kindsOf(projectId)).toEqual([]);
});

it('[L31] reports a stage of the recovery to those who held the loan, even after its project was closed', async () => {
  const name = 'Molino de Arlanza';
  const projectId = await lent({ name });
  expect((await judge(projectId)).statusCode).toBe(201);
  await repay(admin, projectId, '11200.00');
  for (const period of [1, 2, 3, 4]) {
    const delivered = await admin.post(`${projectUrl(projectId)}/distributions`, { body: { period } });
    expect(delivered.statusCode, delivered.body).toBe(200);
  }
  const closed = await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: false } });
  expect(closed.statusCode, closed.body).toBe(200);
  expect(await loanOf(projectId)).toMatchObject({ state: 'default', defaultedOn: '2026-12-02' });
  const body = { happenedOn: '2026-12-02', amount: '10000.00', text: 'Pagado.', textEn: 'Paid.' };
  const recorded = await admin.post(`${loanUrl(projectId)}/recoveries`, { body });
  expect(recorded.statusCode, recorded.body).toBe(201);
  expect(await subjectsAbout(name, 'Recuperación')).toHaveLength(1);
});

it('[L31] deducts what was repaid earlier that day from what a judged loan owes; only later payments count as recovered', async () => {
  const projectId = await lent();
  await goTo('2026-12-03T09:00:00Z');
  await repay(admin, projectId, '1000.00');
  await goTo('2026-12-03T12:00:00Z');
  expect((await judge(projectId)).statusCode).toBe(201);
  expect(await loanOf(projectId)).toMatchObject({ owed: '9000.00', recovered: '0.00' });
  await goTo('2026-12-03T15:00:00Z');
  await repay(admin, projectId, '500.00');
  expect(await loanOf(projectId)).toMatchObject({ owed: '9000.00', recovered: '500.00' });
});
