import { movementReference, walletReference } from '@semilla/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bankDays } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, askFor } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';

const account = 'ES9121000418450200051332';
const url = '/v1/payment/bank-entries/bookings';

let test: TestApp;
let elena: Caller;
let lucia: Caller;
let reference: string;
let bank: ReturnType<typeof bankDays>;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  bank = bankDays(test, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  reference = walletReference((await walletOf(lucia)).walletId);
});

const walletCents = async () => (await balances(test, `wallet:${lucia.userId}`))[0];
const bookingsOf = (entries: { bankEntryId: string }[]) =>
  entries.map(({ bankEntryId }) => ({ bankEntryId, userId: lucia.userId }));
const book = (entries: { bankEntryId: string }[], more: object = {}, key: string = crypto.randomUUID()) =>
  elena.post(url, {
    body: { bookings: bookingsOf(entries), ...more },
    headers: { 'idempotency-key': key },
    alone: true,
  });
const outcomes = (answer: Awaited<ReturnType<typeof book>>) =>
  answer.json().data.map(({ outcome, code }: { outcome: string; code: string | null }) => [outcome, code]);

/** A movement that waits, because its reference names a request of another amount. */
async function ofRequest(amountCents: number) {
  await acceptedAccount(test, lucia.userId);
  const asked = await askFor(lucia, { type: 'income', amount: '999.00' });
  return { amountCents, reference: movementReference(asked.json().transactionId) };
}

it('[L40] books each movement by the rules for a single one, and returns a result for each', async () => {
  const entries = await bank.shows(await ofRequest(5_000), await ofRequest(6_000), { amountCents: -700 });
  expect(outcomes(await book(entries.slice(0, 1)))).toEqual([['booked', null]]);
  expect(outcomes(await book(entries))).toEqual([
    ['refused', 'payment.entry_not_open'],
    ['booked', null],
    ['refused', 'payment.entry_not_payout'],
  ]);
  expect(await walletCents()).toBe(11_000);
});

it('[L40][P7] requires a reason for movements that need a second person, and proposes them', async () => {
  const pedro = await as(test, 'user');
  const theirs = walletReference((await walletOf(pedro)).walletId);
  const entries = await bank.shows(
    await ofRequest(5_100),
    { amountCents: 6_100, reference: theirs, counterpartyName: 'Lucía Ferrer Soler' },
    { amountCents: 7_100, reference, counterpartyName: 'Rosa Gil' },
  );
  expect(outcomes(await book(entries))).toEqual([
    ['booked', null],
    ['refused', 'approvals.why_needed'],
    ['refused', 'approvals.why_needed'],
  ]);
  expect(outcomes(await book(entries.slice(1), { why: 'Lo dice el banco.' }))).toEqual([
    ['proposed', null],
    ['proposed', null],
  ]);
  expect(await walletCents()).toBe(5_100);
  const { data } = (await elena.get(`/v1/approvals?subjectId=${entries[1].bankEntryId}`)).json();
  expect(data).toMatchObject([{ act: 'approveTransaction', status: 'pending' }]);
});

it('[L40] books nothing twice when the request is repeated', async () => {
  const entries = await bank.shows(await ofRequest(5_200));
  const key = crypto.randomUUID();
  const first = await book(entries, {}, key);
  expect((await book(entries, {}, key)).json()).toEqual(first.json());
  expect(await walletCents()).toBe(5_200);
});

it('[L40][P7] is for administrators, with at least one movement', async () => {
  const entries = await bank.shows({ amountCents: 5_300 });
  const operator = await as(test, 'operator');
  const body = { bookings: bookingsOf(entries) };
  expect((await operator.post(url, { body })).statusCode).toBe(403);
  expect((await elena.post(url, { body: { bookings: [] } })).statusCode).toBe(400);
});
