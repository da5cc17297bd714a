import { walletReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankDays, type Shown } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { mailsTo } from '../../../test/mails.ts';
import { acceptedAccount, askFor, reject } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { bankBalances } from '../../schema/bank-balances.ts';
import { ledgerPostings } from '../../schema/ledger-postings.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';

const account = 'ES9121000418450200051332';
const entriesUrl = '/v1/payment/bank-entries';
const email = 'lucia.ferrer@example.com';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let reference: string;
let bank: ReturnType<typeof bankDays>;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler', email, language: 'en' });
  bank = bankDays(test, marta);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  reference = walletReference((await walletOf(lucia)).walletId);
});

const walletCents = async () => (await balances(test, `wallet:${lucia.userId}`))[0];

async function sumOf(accountId: string) {
  const rows = await test.db.select().from(ledgerPostings).where(eq(ledgerPostings.accountId, accountId));
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** How much an act changes one of the platform's own accounts. */
async function changeOf(accountId: string, act: () => Promise<unknown>) {
  const before = await sumOf(accountId);
  await act();
  return (await sumOf(accountId)) - before;
}

const book = ({ bankEntryId }: { bankEntryId: string }, body: object, options: object = {}) =>
  elena.post(`${entriesUrl}/${bankEntryId}/other-booking`, {
    body: { why: 'Visto con el banco.', ...body },
    ...options,
  });

const code = async (answer: ReturnType<typeof book>) => (await answer).json().code;

const shown = async (given: Shown) => (await bank.shows(given))[0];
const thirdParty = () =>
  shown({ amountCents: 7_000, counterpartyName: 'Pedro Gil Ruiz', counterpartyAccount: buildIban(31_337) });

describe('third-party money', () => {
  it('[L49] is booked by two people, separate from all wallets', async () => {
    const entry = await thirdParty();
    const proposed = await book(entry, { as: 'thirdParty' }, { alone: true });
    expect(proposed.statusCode, proposed.body).toBe(202);
    expect(proposed.json()).toMatchObject({
      act: 'bookOtherMovement',
      effects: [{ action: 'bank-entry.bookOther', after: { bookedAs: 'thirdParty', amountCents: 7_000 } }],
    });
    expect(await sumOf('thirdParty')).toBe(0);
    const url = `/v1/approvals/${proposed.json().proposalId}/approve`;
    expect((await elena.post(url, { body: {}, alone: true })).json().code).toBe('approvals.own_proposal');
    const approved = await marta.post(url, { body: {}, alone: true });
    expect(approved.json().answer).toMatchObject({ state: 'booked', bookedAs: 'thirdParty', userId: null });
    expect(await sumOf('thirdParty')).toBe(7_000);
    expect(await code(book(entry, { as: 'thirdParty' }))).toBe('payment.entry_not_open');
  });

  it('is booked once if the same request comes twice', async () => {
    const entry = await thirdParty();
    const options = { headers: { 'idempotency-key': crypto.randomUUID() }, alone: true };
    const change = await changeOf('thirdParty', async () => {
      const first = await book(entry, { as: 'thirdParty' }, options);
      const second = await book(entry, { as: 'thirdParty' }, options);
      const { proposalId } = first.json();
      expect(second.json().proposalId).toBe(proposalId);
      await marta.post(`/v1/approvals/${proposalId}/approve`, { body: {}, alone: true });
    });
    expect(change).toBe(7_000);
  });

  it('[L49] is sent back to its sender by the movement that shows it, once', async () => {
    const received = await thirdParty();
    const sent = await shown({ amountCents: -7_000, counterpartyAccount: buildIban(31_337) });
    const asSent = { as: 'sentBack', receivedId: received.bankEntryId };
    expect(await code(book(sent, asSent))).toBe('payment.entry_not_third_party');
    await book(received, { as: 'thirdParty' });
    const change = await changeOf('thirdParty', async () => {
      expect((await book(sent, asSent)).json()).toMatchObject({ state: 'booked', bookedAs: 'sentBack' });
    });
    expect(change).toBe(-7_000);
    const again = await shown({ amountCents: -7_000, counterpartyAccount: buildIban(31_337) });
    expect(await code(book(again, asSent))).toBe('payment.already_sent_back');
    const { data } = (await elena.get(`${entriesUrl}?bookedAs=thirdParty&take=100`)).json();
    expect(data).toContainEqual(
      expect.objectContaining({ bankEntryId: received.bankEntryId, sentBackById: sent.bankEntryId }),
    );
  });

  it('[L49] sent to another account than it came from shows this to the second person', async () => {
    const received = await thirdParty();
    await book(received, { as: 'thirdParty' });
    const sent = await shown({ amountCents: -7_000, counterpartyAccount: buildIban(31_338) });
    const asSent = { as: 'sentBack', receivedId: received.bankEntryId };
    const proposed = await book(sent, asSent, { alone: true });
    expect(proposed.json().effects[0].after).toMatchObject({
      doubt: 'otherAccount',
      counterpartyAccount: maskIban(buildIban(31_338)),
    });
  });

  it('must be sent back in exactly the received amount', async () => {
    const received = await thirdParty();
    await book(received, { as: 'thirdParty' });
    const sent = await shown({ amountCents: -6_999 });
    const asSent = { as: 'sentBack', receivedId: received.bankEntryId };
    expect(await code(book(sent, asSent))).toBe('payment.entry_not_third_party');
  });
});

it('[L40] a bank cost is the company’s, and changes no wallet', async () => {
  const entry = await shown({ amountCents: -1_999, text: 'COMISION' });
  const before = await walletCents();
  const change = await changeOf('bankCosts', async () => {
    expect((await book(entry, { as: 'bankCost' })).json()).toMatchObject({ bookedAs: 'bankCost' });
  });
  expect(change).toBe(-1_999);
  expect(await walletCents()).toBe(before);
});

it('[L49] the second person sees our reference in a movement booked as not a customer’s', async () => {
  const entry = await shown({ amountCents: -2_500, reference, counterpartyAccount: buildIban(31_339) });
  const proposed = await book(entry, { as: 'bankCost' }, { alone: true });
  expect(proposed.json().effects[0].after).toMatchObject({
    reference,
    counterpartyAccount: maskIban(buildIban(31_339)),
  });
});

describe('a deposit taken back by the bank', () => {
  const deposited = async (amountCents: number) => {
    const entry = await shown({ amountCents, reference });
    return entry.transactionId as string;
  };
  const takenBack = (amountCents: number) => shown({ amountCents: -amountCents, isReturn: true, reference });

  it('[L49] leaves the customer’s wallet, with a mail', async () => {
    const transactionId = await deposited(12_300);
    const before = (await walletCents()) ?? 0;
    const entry = await takenBack(12_300);
    const { data } = (await elena.get(`${entriesUrl}/${entry.bankEntryId}/candidates`)).json();
    expect(data[0]).toMatchObject({
      userName: 'Lucía Ferrer Soler',
      reasons: ['reference', 'amount'],
      deposit: { transactionId, amount: '123.00' },
    });
    const answer = await book(entry, { as: 'takenBack', transactionId });
    expect(answer.json()).toMatchObject({ bookedAs: 'takenBack', userName: 'Lucía Ferrer Soler' });
    expect(await walletCents()).toBe(before - 12_300);
    expect(await mailsTo(test, email)).toContainEqual(
      expect.objectContaining({ subject: 'The bank has taken back your deposit of 123,00\u00a0€' }),
    );
    const mine = await lucia.get(`/v1/wallet/transactions/${answer.json().transactionId}`);
    expect(mine.json()).toMatchObject({ type: 'withdraw', issuerName: 'taken_back', status: 'completed' });
    const again = await takenBack(12_300);
    const repeated = book(again, { as: 'takenBack', transactionId });
    expect(await code(repeated)).toBe('payment.already_taken_back');
  });

  it('[L40] is refused while the balance does not cover it', async () => {
    const transactionId = await deposited(500_000);
    const entry = await takenBack(500_000);
    await acceptedAccount(test, lucia.userId);
    const amount = (((await walletCents()) ?? 0) / 100).toFixed(2);
    const asked = await askFor(lucia, { type: 'withdraw', amount });
    expect(asked.statusCode, asked.body).toBe(201);
    expect(await code(book(entry, { as: 'takenBack', transactionId }))).toBe('payment.balance_too_low');
    expect(await walletCents()).toBe(0);
    await reject(marta, asked.json().transactionId);
    expect((await book(entry, { as: 'takenBack', transactionId })).json()).toMatchObject({ state: 'booked' });
  });

  it('must be a completed deposit of exactly the same amount', async () => {
    const transactionId = await deposited(4_100);
    const other = await takenBack(4_000);
    expect(await code(book(other, { as: 'takenBack', transactionId }))).toBe('payment.entry_not_deposit');
    const unknown = { as: 'takenBack', transactionId: crypto.randomUUID() };
    expect(await code(book(other, unknown))).toBe('payment.entry_not_deposit');
    const none = await book(other, { as: 'takenBack' });
    expect(none.json().errors).toMatchObject([{ path: 'transactionId', code: 'required' }]);
  });
});

it.each([
  ['thirdParty', -100, 'payment.entry_not_incoming'],
  ['bankCost', 100, 'payment.entry_not_sent'],
  ['sentBack', 100, 'payment.entry_not_outgoing'],
  ['takenBack', 100, 'payment.entry_not_outgoing'],
])('a movement in the other direction cannot be booked as %s', async (kind, amountCents, refusal) => {
  const entry = await shown({ amountCents });
  const ids = { transactionId: crypto.randomUUID(), receivedId: crypto.randomUUID() };
  expect(await code(book(entry, { as: kind, ...ids }))).toBe(refusal);
});

it('booking is for administrators only', async () => {
  const entry = await thirdParty();
  const url = `${entriesUrl}/${entry.bankEntryId}/other-booking`;
  for (const role of ['operator', 'user'] as const) {
    const answer = await (await as(test, role)).post(url, { body: { as: 'thirdParty' } });
    expect(answer.statusCode).toBe(403);
  }
});

it('[L40] no part of the difference between the bank and the ledger is left unexplained', async () => {
  await compareBank(test.services, { error: () => {} });
  const compared = await test.db.select().from(bankBalances);
  expect(compared).not.toEqual([]);
  expect(compared.filter(({ unexplainedCents }) => unexplainedCents !== 0)).toEqual([]);
});
