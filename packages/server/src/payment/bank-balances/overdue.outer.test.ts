import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankDays } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { release } from '../../../test/investors.ts';
import { anInvestor, giveMoney } from '../../../test/money.ts';
import { invested, openProject } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { findOverdue, leftOver } from './find-overdue.ts';

const account = 'ES9121000418450200051332';
const dayMs = 86_400_000;

let test: TestApp;
let marta: Caller;
let elena: Caller;
let bank: ReturnType<typeof bankDays>;
beforeAll(async () => {
  const config = { depositAccount: { holder: 'Semilla', account } };
  test = await buildTestApp({ config, now: new Date('2026-03-16T12:00:00Z') });
  [marta, elena] = [await as(test, 'admin'), await as(test, 'admin')];
  bank = bankDays(test, marta);
});
afterAll(() => test.close());

const overdue = (daysLater = 0) =>
  findOverdue(test.db, new Date(test.clock.now.getTime() + daysLater * dayMs));

it('[L40] a deposit approved by hand that no statement shows is overdue after ten days', async () => {
  const lucia = await as(test, 'user');
  await giveMoney(test, lucia.userId, 10_000);
  expect(await overdue(11)).toEqual({ unbooked: 0, unseen: 0 });
  await bank.shows();
  expect(await overdue(10)).toEqual({ unbooked: 0, unseen: 0 });
  expect(await overdue(11)).toEqual({ unbooked: 0, unseen: 1 });
});

it('[L40] a movement that is not booked is overdue after ten days, and administrators see it on the home page', async () => {
  const [entry] = await bank.shows({ amountCents: -1_500, text: 'COMISION' });
  expect(await overdue()).toEqual({ unbooked: 1, unseen: 0 });
  const seen = async (by: Caller) => (await by.get('/v1/overview/waiting')).json().bankOverdue;
  expect(await seen(marta)).toBe(1);
  expect(await seen(await as(test, 'operator'))).toBe(0);
  const path = `/v1/payment/bank-entries/${entry.bankEntryId}`;
  const note = { state: 'setAside', note: 'Es una comisión.' };
  expect((await elena.post(`${path}/decision`, { body: note })).statusCode).toBe(201);
  expect(await overdue()).toEqual({ unbooked: 1, unseen: 0 });
  await elena.post(`${path}/other-booking`, { body: { as: 'bankCost', why: 'Es una comisión.' } });
  expect(await overdue()).toEqual({ unbooked: 0, unseen: 0 });
  // The number is cached for a minute, however many pages show it.
  expect(await seen(marta)).toBe(1);
});

const setAside = async (...amounts: number[]) => {
  const shown = await bank.shows(...amounts.map((amountCents) => ({ amountCents, text: 'TRANSFERENCIA' })));
  for (const { bankEntryId } of shown) {
    const body = { state: 'setAside', note: 'No es de un cliente.' };
    const answer = await elena.post(`/v1/payment/bank-entries/${bankEntryId}/decision`, { body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
};

it('[L40] a release and the two transfers that were set aside as its halves are not overdue either', async () => {
  const { projectId } = await openProject(test, marta, { financingAmount: 100_000 });
  await invested(await anInvestor(test, 100_000), projectId, '1000.00');
  const released = await release(marta, projectId);
  expect(released.statusCode, released.body).toBe(201);
  const before = await overdue(11);
  await setAside(-40_000, -60_000);
  expect(await overdue(11)).toEqual({ ...before, unseen: before.unseen - 1 });
});

it('[L40] two movements that were set aside and add up to zero are no longer overdue', async () => {
  await setAside(-2_500);
  expect(await overdue()).toEqual({ unbooked: 1, unseen: 0 });
  await setAside(2_500);
  expect(await overdue()).toEqual({ unbooked: 0, unseen: 0 });
  await setAside(2_500);
  expect(await overdue()).toEqual({ unbooked: 1, unseen: 0 });
  await setAside(-2_500);
});

it.each([
  ['each once', [-100, 100, 100], [], [100], []],
  ['halves of a payment before pairs that add up to zero', [-300, 300, -700], [-1_000], [300], []],
  ['no half twice', [-500], [-1_000], [-500], [-1_000]],
  ['no movement without a partner', [-1_000, 2_000], [], [-1_000, 2_000], []],
])('removes %s', (_, aside, paid, asideLeft, paidLeft) => {
  const day = '2026-03-02';
  const of = (amounts: number[]) => amounts.map((cents) => ({ day, cents }));
  expect(leftOver(of(aside), of(paid))).toEqual({ aside: of(asideLeft), paid: of(paidLeft) });
});
