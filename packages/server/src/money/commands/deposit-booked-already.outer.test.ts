/** Goal: one administrator alone cannot pay in a transfer a second time that was already booked from the bank. */
import { walletReference } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { acceptedAccount, askFor, proofOfPayment, transactionsUrl } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { transactions } from '../../schema/transactions.ts';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let bank: PlatformWithBank['bank'];
beforeAll(async () => {
  ({ test, marta, elena, bank } = await givenPlatformWithBank());
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  await acceptedAccount(test, lucia.userId);
});

const walletCents = async () => (await balances(test, `wallet:${lucia.userId}`))[0];

/** A deposit that the bank shows with the reference of the wallet. */
async function deposited(amountCents: number): Promise<{ bankEntryId: string; bookedOn: string }> {
  const { walletId } = await walletOf(lucia);
  const [entry] = await bank.shows({ amountCents, reference: walletReference(walletId) });
  return entry;
}

async function requested(amount: string, by = lucia): Promise<string> {
  const asked = await askFor(by, { type: 'income', amount, ...(by !== lucia && { userId: lucia.userId }) });
  return asked.json().transactionId;
}

const approve = (transactionId: string, why?: string, by = elena) =>
  by.patch(`${transactionsUrl}/${transactionId}`, {
    form: formOf({ status: 'completed', file: proofOfPayment(), why }),
    alone: true,
  });

const needsOf = async (transactionId: string) =>
  (await elena.get(`${transactionsUrl}/${transactionId}/decision`)).json();
const bookedOf = async (transactionId: string) => (await needsOf(transactionId)).bookedDeposits;

const why = 'Es otra transferencia: la he visto en el banco.';

it('[L40][L49] a request for a deposit already booked from the bank needs two people, who see its day and amount', async () => {
  const { bookedOn } = await deposited(5_000);
  expect(await walletCents()).toBe(5_000);
  const transactionId = await requested('50.00');
  expect(await bookedOf(transactionId)).toEqual([
    { transactionId: expect.any(String), amount: '50.00', bookedOn },
  ]);
  expect(await needsOf(transactionId)).toMatchObject({ secondPersonFor: ['unproven', 'bookedAlready'] });
  const proposed = await approve(transactionId, why);
  expect(proposed.json()).toMatchObject({
    act: 'approveTransaction',
    status: 'pending',
    effects: [{ after: { bookedDeposits: [`${formatDate(bookedOn)} · ${formatMoney(5_000)}`] } }],
  });
  expect(await walletCents()).toBe(5_000);
  const { proposalId, seen } = proposed.json();
  const url = `/v1/approvals/${proposalId}/approve`;
  expect((await elena.post(url, { body: { seen } })).json()).toMatchObject({
    code: 'approvals.own_proposal',
  });
  expect((await marta.post(url, { body: { seen } })).json()).toMatchObject({ status: 'approved' });
  expect(await walletCents()).toBe(10_000);
});

it('[L40][L49] one administrator cannot enter and approve such a request either', async () => {
  await deposited(5_100);
  expect((await approve(await requested('51.00', elena), why)).statusCode).toBe(202);
  expect((await approve(await requested('51.00', marta), why)).statusCode).toBe(202);
  expect(await walletCents()).toBe(5_100);
});

it('[L40][L49] a movement after the approval books nothing again, and then another request needs two people', async () => {
  const { bookedOn } = await deposited(100);
  const form = formOf({ status: 'completed', file: proofOfPayment() });
  const byTwo = await elena.patch(`${transactionsUrl}/${await requested('52.00')}`, { form });
  expect(byTwo.json()).toMatchObject({ status: 'completed' });
  const near = { updatedAt: new Date(`${bookedOn}T10:00:00Z`) };
  await test.db.update(transactions).set(near).where(eq(transactions.amountCents, 5_200));
  await deposited(5_200);
  expect(await walletCents()).toBe(5_300);
  expect((await approve(await requested('52.00'), why)).statusCode).toBe(202);
});

it('[L49] does not warn if the amount differs, or if the bank took the deposit back', async () => {
  await deposited(5_400);
  expect(await bookedOf(await requested('54.01'))).toEqual([]);
  const other = await requested('54.00');
  const [{ transactionId }] = await bookedOf(other);
  const [entry] = await bank.shows({ amountCents: -5_400 });
  const body = { as: 'takenBack', transactionId, why: 'El banco la ha retirado.' };
  const url = `/v1/payment/bank-entries/${entry.bankEntryId}/other-booking`;
  expect((await elena.post(url, { body })).json()).toMatchObject({ state: 'booked' });
  expect(await needsOf(other)).toMatchObject({ secondPersonFor: ['unproven'], bookedDeposits: [] });
});

it('[L49] does not warn after sixty days', async () => {
  await deposited(5_500);
  const transactionId = await requested('55.00');
  const pass = async (days: number) => {
    test.clock.advance(days * 86_400);
    [marta, elena] = [await as(test, marta), await as(test, elena)];
  };
  await pass(59);
  expect(await bookedOf(transactionId)).toHaveLength(1);
  await pass(2);
  expect(await bookedOf(transactionId)).toEqual([]);
});
