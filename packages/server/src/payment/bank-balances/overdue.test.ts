import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankDays } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { giveMoney } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { findOverdue } from './find-overdue.ts';

const account = 'ES9121000418450200051332';
const dayMs = 86_400_000;

let test: TestApp;
let marta: Caller;
let elena: Caller;
let bank: ReturnType<typeof bankDays>;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
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

it('[L40] a movement that is not booked is overdue after ten days, and administrators see it at home', async () => {
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
  expect(await seen(marta)).toBe(0);
});
