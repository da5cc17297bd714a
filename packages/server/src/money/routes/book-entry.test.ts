import { movementReference, walletReference } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenBelievedAccount } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, approve, askFor } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { matchEntries } from '../matching/match-entries.ts';

const entriesUrl = '/v1/payment/bank-entries';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let reference: string;
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
  reference = walletReference((await walletOf(lucia)).walletId);
});

const walletCents = async (owner = lucia) => (await balances(test, `wallet:${owner.userId}`))[0];

async function requested(amount: string) {
  await acceptedAccount(test, lucia.userId);
  return (await askFor(lucia, { type: 'income', amount })).json().transactionId as string;
}

const book = (entry: { bankEntryId: string }, by: Caller, body: object, alone = false) =>
  by.post(`${entriesUrl}/${entry.bankEntryId}/book`, {
    body: { userId: lucia.userId, ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
    alone,
  });

const needsOf = async (entry: { bankEntryId: string }, by: Caller, chosen: Record<string, string> = {}) => {
  const query = new URLSearchParams({ userId: lucia.userId, ...chosen });
  return (await by.get(`${entriesUrl}/${entry.bankEntryId}/booking?${query}`)).json();
};

it('books a doubtful movement for the customer only once', async () => {
  const [entry] = await bank.shows({ amountCents: 5_000, counterpartyName: 'Lucía Ferrer' });
  const why = 'La ha reconocido por teléfono.';
  const answer = await book(entry, elena, { why });
  expect(answer.json()).toMatchObject({ state: 'booked', userName: 'Lucía Ferrer Soler' });
  expect(await walletCents()).toBe(5_000);
  expect((await book(entry, elena, { why })).json()).toMatchObject({ code: 'payment.entry_not_open' });
  expect(await walletCents()).toBe(5_000);
});

describe('a movement when a deposit of that amount was approved by hand a month earlier', () => {
  let handId: string;
  let entry: { bankEntryId: string };
  beforeEach(async () => {
    handId = await requested('66.00');
    await approve(marta, handId);
    [entry] = await bank.shows({ amountCents: 6_600, reference });
  });

  it('waits, and proves that deposit without moving money', async () => {
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'alreadyBooked' });
    expect((await book(entry, elena, {})).json()).toMatchObject({ state: 'booked', transactionId: handId });
    expect(await walletCents()).toBe(6_600);
  });

  it('[P7] needs a second person to prove what the same person approved by hand', async () => {
    const proposed = await book(entry, marta, { why: 'Es la misma transferencia.' }, true);
    expect(proposed.json()).toMatchObject({ act: 'approveTransaction', status: 'pending' });
    expect(await walletCents()).toBe(6_600);
  });

  it('[P7][L49] tells who would prove their own approval that a second person must approve', async () => {
    expect(await needsOf(entry, marta)).toMatchObject({ secondPersonFor: ['ownApproval'] });
    expect(await needsOf(entry, marta, { isAnother: 'true' })).toMatchObject({ secondPersonFor: [] });
    expect(await needsOf(entry, elena)).toMatchObject({ secondPersonFor: [] });
    await book(entry, elena, {});
    expect(await needsOf(entry, marta)).toMatchObject({ secondPersonFor: [] });
  });

  it('[P7][L49] needs a second person if neither reference nor account is the customer’s', async () => {
    const [unknown] = await bank.shows({ amountCents: 6_600, counterpartyName: 'Lucía Ferrer Soler' });
    expect((await book(unknown, elena, { why: 'Es de entonces.' }, true)).statusCode).toBe(202);
    expect((await marta.get(`${entriesUrl}/${unknown.bankEntryId}`)).json()).toMatchObject({
      state: 'waiting',
    });
  });

  it('is another deposit if staff say so', async () => {
    expect((await book(entry, elena, { isAnother: true })).json().transactionId).not.toBe(handId);
    expect(await walletCents()).toBe(13_200);
  });
});

it('a movement is booked only for customers', async () => {
  const [entry] = await bank.shows({ amountCents: 5_000 });
  expect((await book(entry, elena, { userId: marta.userId })).statusCode).toBe(404);
});

describe('money that somebody else sent', () => {
  const why = 'Es su madre: lo ha explicado por carta.';

  it.each([
    ['with the reference of the customer', () => ({ reference })],
    ['without any reference', () => ({})],
    [
      'from an account that nobody has registered',
      () => ({ reference, counterpartyAccount: buildIban(8_122) }),
    ],
  ])('[P7][L49] is booked for a customer only with a second person, who sees why: %s', async (_, more) => {
    const [entry] = await bank.shows({ amountCents: 5_000, counterpartyName: 'Rosa Gil Sanz', ...more() });
    expect((await book(entry, elena, {}, true)).json()).toMatchObject({ code: 'approvals.why_needed' });
    const proposed = await book(entry, elena, { why }, true);
    expect(proposed.statusCode).toBe(202);
    expect(await walletCents()).toBe(0);
    const { effects } = (await marta.get(`/v1/approvals/${proposed.json().proposalId}`)).json();
    const after = expect.objectContaining({ userId: lucia.userId, doubt: 'otherPayer' });
    expect(effects).toContainEqual(expect.objectContaining({ after }));
  });

  it.each([
    ['the bank names nobody', {}],
    ['only the name is the customer’s', { counterpartyName: 'LUCIA FERRER' }],
  ])('[P7][L49] is booked only with a second person if %s', async (_, known) => {
    const [entry] = await bank.shows({ amountCents: 5_000, ...known });
    expect((await book(entry, elena, { why }, true)).statusCode).toBe(202);
    expect(await walletCents()).toBe(0);
  });

  it('[P7][L49] does not become the customer’s when they change their name to the sender’s', async () => {
    const [entry] = await bank.shows({ amountCents: 5_000, counterpartyName: 'Rosa Gil Sanz' });
    const renamed = await lucia.patch('/v1/account/users/me', {
      body: { name: 'Rosa', surname: 'Gil Sanz' },
    });
    expect(renamed.statusCode).toBe(200);
    expect((await book(entry, elena, { why }, true)).statusCode).toBe(202);
  });

  it('[L49] is booked by one person if the reference is the customer’s, even if the amount differs from the request', async () => {
    const requestId = await requested('51.00');
    const [entry] = await bank.shows({ amountCents: 5_000, reference: movementReference(requestId) });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAmount' });
    expect((await book(entry, elena, {}, true)).json()).toMatchObject({ state: 'booked' });
  });

  it('[L49] is the customer’s own if reference and account are theirs, whatever the sender’s name', async () => {
    const counterpartyAccount = buildIban(8_121);
    await givenBelievedAccount(test, lucia.userId, counterpartyAccount);
    const sender = { counterpartyAccount, counterpartyName: 'Rosa Gil Sanz' };
    const [entry] = await bank.shows({ amountCents: 5_000, reference, ...sender });
    expect(entry).toMatchObject({ state: 'booked', userName: 'Lucía Ferrer Soler' });
  });
});

it('[P7][L49] is booked for another customer than its reference names only after matching and with a second person', async () => {
  const [entry] = await bank.shows({ amountCents: 5_000, reference, counterpartyName: 'Rosa Ferrer Gil' });
  expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherPayer' });
  const pedro = await as(test, 'user');
  const why = 'Es de su hija.';
  expect((await book(entry, elena, { userId: pedro.userId, why }, true)).statusCode).toBe(202);
  const ofBank = eq(bankEntries.bankEntryId, entry.bankEntryId);
  await test.db.update(bankEntries).set({ state: 'new', doubt: null }).where(ofBank);
  expect((await book(entry, elena, { why })).json()).toMatchObject({ code: 'payment.entry_not_matched' });
  const held = await elena.post(`${entriesUrl}/${entry.bankEntryId}/decision`, {
    body: { state: 'held', note: 'No es cliente.' },
  });
  expect(held.json()).toMatchObject({ code: 'payment.entry_not_matched' });
});

it('[P7][L49] is booked for another customer than the account’s owner only with a second person, who sees both', async () => {
  const counterpartyAccount = buildIban(8_123);
  await givenBelievedAccount(test, lucia.userId, counterpartyAccount);
  const [entry] = await bank.shows({
    amountCents: 5_000,
    counterpartyAccount,
    counterpartyName: 'Rosa Gil Sanz',
  });
  const pedro = await as(test, 'user');
  const proposed = await book(entry, elena, { userId: pedro.userId, why: 'Es de su hija.' }, true);
  expect(proposed.statusCode).toBe(202);
  const { effects } = (await marta.get(`/v1/approvals/${proposed.json().proposalId}`)).json();
  expect(effects).toContainEqual(
    expect.objectContaining({
      after: expect.objectContaining({
        userId: pedro.userId,
        counterpartyAccount: maskIban(counterpartyAccount),
        doubt: 'otherPayer',
      }),
    }),
  );
});

it('[P7][L49] tells for each customer why a second person must approve, and what is left of the day’s limit', async () => {
  const requestId = await requested('51.00');
  const [theirs, unknown, high] = await bank.shows(
    { amountCents: 5_000, reference: movementReference(requestId) },
    { amountCents: 5_000, counterpartyName: 'Rosa Gil Sanz' },
    { amountCents: 2_000_000 },
  );
  const pedro = await as(test, 'user');
  const before = await needsOf(theirs, elena);
  expect(before).toEqual({ secondPersonFor: [], leftToday: expect.stringMatching(/^\d+\.\d\d$/) });
  expect(await needsOf(theirs, elena, { userId: pedro.userId })).toMatchObject({
    secondPersonFor: ['otherPayer', 'unknownOwner'],
  });
  expect(await needsOf(unknown, elena)).toMatchObject({ secondPersonFor: ['otherPayer', 'unknownOwner'] });
  expect(await needsOf(high, elena)).toMatchObject({ secondPersonFor: ['unknownOwner', 'threshold'] });
  expect((await book(theirs, elena, {}, true)).json()).toMatchObject({ state: 'booked' });
  const { leftToday } = await needsOf(unknown, elena);
  expect(Number(before.leftToday) - Number(leftToday)).toBeCloseTo(50);
  expect((await needsOf(unknown, elena, { userId: marta.userId })).code).toBe('request.not_found');
});

it('an amount from the threshold up needs a second person', async () => {
  const [entry] = await bank.shows({ amountCents: 2_000_000 });
  const why = 'Nos ha enviado el justificante.';
  const proposed = await book(entry, elena, { why }, true);
  expect(proposed.statusCode).toBe(202);
  expect(await walletCents()).toBe(0);
  const approval = (by: Caller) =>
    by.post(`/v1/approvals/${proposed.json().proposalId}/approve`, { body: {} });
  expect((await approval(elena)).json()).toMatchObject({ code: 'approvals.own_proposal' });
  expect((await approval(marta)).statusCode).toBe(200);
  expect(await walletCents()).toBe(2_000_000);
});

it('refuses to book an outgoing movement as a deposit', async () => {
  const [entry] = await bank.shows({ amountCents: -5_000 });
  expect((await book(entry, elena, {})).json()).toMatchObject({ code: 'payment.entry_not_payout' });
});

it('holds third-party money with a reason; after releasing it, only staff can book it', async () => {
  const [entry] = await bank.shows({ amountCents: 5_000, counterpartyName: 'Pedro Gil Ruiz' });
  const decide = (body: object) => elena.post(`${entriesUrl}/${entry.bankEntryId}/decision`, { body });
  expect((await decide({ state: 'held' })).statusCode).toBe(400);
  expect((await decide({ state: 'held', note: 'No es cliente.' })).json()).toMatchObject({
    state: 'held',
    doubt: null,
    note: 'No es cliente.',
  });
  expect((await decide({ state: 'waiting' })).statusCode).toBe(201);
  await matchEntries(test.app);
  expect((await elena.get(`${entriesUrl}/${entry.bankEntryId}`)).json()).toMatchObject({
    state: 'waiting',
    doubt: 'unknown',
  });
});

it('lists candidates with the reasons for each', async () => {
  await requested('77.00');
  const [entry] = await bank.shows({ amountCents: 7_700, counterpartyName: 'FERRER SOLER, LUCIA' });
  const { data } = (await elena.get(`${entriesUrl}/${entry.bankEntryId}/candidates`)).json();
  expect(data).toContainEqual(expect.objectContaining({ userId: lucia.userId, reasons: ['name', 'amount'] }));
});
