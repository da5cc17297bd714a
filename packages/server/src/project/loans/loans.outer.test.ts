import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { repay } from '../../../test/investors.ts';
import { type LoanGiven, lend, loanUrl } from '../../../test/loans.ts';
import { addressOf, mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { at, compareBooks, openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { followLoans } from './follow-loans.ts';

let test: TestApp;
let admin: Caller;
let visitor: Caller;
let investor: Caller;
const stale: string[] = [];

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-10T11:00:00Z') });
  test.services.pages.onChanged((tags) => void stale.push(...tags));
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
  investor = await anInvestor(test, 10_000_000, { language: 'es' });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

const lent = (overrides: LoanGiven = {}) => lend(test, { admin, investor }, overrides);

const loanOf = async (projectId: string, caller = visitor) => (await caller.get(loanUrl(projectId))).json();

async function timelineOf(projectId: string) {
  const { data } = (await visitor.get(`/v1/project/project-timeline?projectId=${projectId}&take=100`)).json();
  return (data as { kind: string; period: number; daysLate: number; amount: string }[])
    .filter(({ kind }) => kind !== 'phase')
    .map(({ kind, period, daysLate, amount }) => [kind, period, daysLate, amount]);
}

async function subjectsTo(caller: Caller, part: string): Promise<string[]> {
  const mails = await mailsTo(test, await addressOf(test, caller.userId));
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes(part));
}

async function on(moment: string): Promise<void> {
  admin = await at(test, moment, admin);
  investor = await at(test, moment, investor);
  await followLoans(test.services);
}

const reasons = { reason: 'Pide el concurso.', reasonEn: 'It files for insolvency.' };
const judge = (projectId: string, body: object = reasons, by = admin) =>
  by.post(`${loanUrl(projectId)}/default`, { body });
const stage = { happenedOn: '2026-07-10', amount: '0.00', text: 'Demanda.', textEn: 'Claim filed.' };
const recover = (projectId: string, body: object, by = admin) =>
  by.post(`${loanUrl(projectId)}/recoveries`, { body: { ...stage, ...body } });

it('[L30] [L31] follows a loan from its first late day to its default, with one mail to investors for each step', async () => {
  const name = 'Nave de Getafe';
  const projectId = await lent({ name });
  expect(await loanOf(projectId)).toMatchObject({ state: 'onTime', daysLate: 0, missing: '0.00' });

  await on('2026-04-10T10:00:00Z');
  expect(await timelineOf(projectId)).toEqual([]);

  await on('2026-04-11T10:00:00Z');
  await followLoans(test.services);
  expect(await timelineOf(projectId)).toEqual([['late', 1, 1, '300.00']]);
  expect(await loanOf(projectId)).toMatchObject({
    state: 'late',
    daysLate: 1,
    lateSince: '2026-04-10',
    missing: '300.00',
    payments: [{ period: 1, due: '300.00', paid: '0.00', settledOn: null, daysLate: 1 }, {}, {}, {}],
  });
  expect(await subjectsTo(investor, name)).toContain(`El pago de ${name} lleva 1 día de retraso`);

  await on('2026-05-11T10:00:00Z');
  expect((await timelineOf(projectId)).map(([, , days]) => days)).toEqual([30, 15, 1]);
  // The project's page shows how many days the payment is late, so it is refreshed every day.
  stale.length = 0;
  await followLoans(test.services);
  expect(stale).toContain(`project:${projectId}`);
  const late = await subjectsTo(investor, 'de retraso');
  expect(late).toEqual([
    `El pago de ${name} lleva 31 días de retraso`,
    `El pago de ${name} lleva 1 día de retraso`,
  ]);

  await on('2026-07-09T10:00:00Z');
  expect((await loanOf(projectId)).state).toBe('late');
  await on('2026-07-10T10:00:00Z');
  await followLoans(test.services);
  expect((await timelineOf(projectId))[0]).toEqual(['default', null, null, '10600.00']);
  expect(await loanOf(projectId)).toMatchObject({
    state: 'default',
    defaultedOn: '2026-07-10',
    owed: '10600.00',
    recovered: '0.00',
  });
  expect(await subjectsTo(investor, 'impago')).toEqual([`El préstamo de ${name} está en impago`]);
  await on('2026-07-21T10:00:00Z');
  expect((await timelineOf(projectId)).filter(([kind]) => kind === 'late')).toHaveLength(5);

  stale.length = 0;
  await repay(admin, projectId, '2000.00');
  expect(stale).toContain(`project:${projectId}`);
  expect(await loanOf(projectId)).toMatchObject({ state: 'default', owed: '10600.00', recovered: '2000.00' });
});

it('[L30] records nothing about a payment on its day or about an immaterial sum', async () => {
  const projectId = await lent();
  await repay(admin, projectId, '297.00');
  await on('2026-12-01T10:00:00Z');
  expect(await timelineOf(projectId)).toEqual([]);
  expect((await loanOf(projectId)).payments[0]).toMatchObject({ paid: '297.00', daysLate: 0 });
});

it('[L30] is put in default early only by a reasoned judgement of an administrator', async () => {
  const name = 'Bodega de Haro';
  const projectId = await lent({ name });
  const operator = await as(test, 'operator');
  for (const caller of [investor, operator]) {
    expect((await judge(projectId, reasons, caller)).statusCode).toBe(403);
  }
  expect((await judge(projectId, { reason: '', reasonEn: 'x' })).json().code).toBe('request.invalid');
  expect((await judge(crypto.randomUUID())).statusCode).toBe(404);
  const { projectId: openId } = await openProject(test, admin);
  expect((await judge(openId)).json().code).toBe('project.not_financed');
  expect((await recover(projectId, { happenedOn: '2026-12-01' })).json().code).toBe('project.not_in_default');

  const answer = await judge(projectId);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ kind: 'default', amount: '10000.00', description: reasons.reason });
  expect((await judge(projectId)).json().code).toBe('project.already_in_default');
  expect(await loanOf(projectId)).toMatchObject({ state: 'default', daysLate: 0, owed: '10000.00' });
  const [mail] = await mailsTo(test, await addressOf(test, investor.userId));
  expect(mail?.subject).toBe(`El préstamo de ${name} está en impago`);
  expect(mail?.text).toContain(reasons.reason);
  const entry = `/v1/project/project-timeline/${answer.json().projectTimelineId}`;
  expect((await admin.patch(entry, { body: { title: 'Otro' } })).statusCode).toBe(403);
  expect((await admin.delete(entry)).statusCode).toBe(403);
});

it('[L31] records stages of the recovery, in total at most what was paid since the default', async () => {
  const projectId = await lent();
  await judge(projectId);
  await repay(admin, projectId, '500.00');
  const today = '2026-12-01';
  for (const [body, code] of [
    [{ happenedOn: '2026-12-02' }, 'request.invalid'],
    [{ happenedOn: '2026-11-30' }, 'project.recovery_before_default'],
    [{ happenedOn: today, amount: '500.01' }, 'project.recovery_above_received'],
    [{ happenedOn: today, text: '' }, 'request.invalid'],
  ] as const) {
    expect((await recover(projectId, body)).json().code).toBe(code);
  }
  const first = await recover(projectId, { happenedOn: today, amount: '400.00' });
  expect(first.statusCode, first.body).toBe(201);
  const refused = await recover(projectId, { happenedOn: today, amount: '100.01' });
  expect(refused.json().code).toBe('project.recovery_above_received');
  expect(refused.json().detail).toContain('100,00');
  expect((await recover(projectId, { happenedOn: today, amount: '0.00' })).statusCode).toBe(201);
  expect((await timelineOf(projectId)).map(([kind, , , amount]) => [kind, amount]).toSorted()).toEqual([
    ['default', '10000.00'],
    ['recovery', '0.00'],
    ['recovery', '400.00'],
  ]);
  expect(await subjectsTo(investor, 'Recuperación')).toHaveLength(2);
  expect((await recover(projectId, { happenedOn: today }, investor)).statusCode).toBe(403);
});

it('[L30] shows investors which of their loans are late, together with their returns', async () => {
  const { loans } = (await investor.get('/v1/project/returns')).json();
  const states = (loans as { state: string }[]).map(({ state }) => state).toSorted();
  expect(states).toEqual(['default', 'default', 'default', 'onTime']);
  const stranger = await as(test, 'user');
  expect((await stranger.get('/v1/project/returns')).json().loans).toEqual([]);
});
