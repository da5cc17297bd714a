import { movementReference, walletReference } from '@semilla/contract';
import { buildIban, camt053File, camt053Text, norma43File, norma43Lines } from '@semilla/contract/testing';
import { maskIban } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenBankAccount } from '../../../test/account-records.ts';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import {
  acceptedAccount,
  approve,
  askFor,
  proofOfPayment,
  reject,
  transactionsUrl,
} from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import type { StatementEntry } from '../../payment/statements/bank-statement.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { matchEntries } from './match-entries.ts';

const account = 'ES9121000418450200051332';
const entriesUrl = '/v1/payment/bank-entries';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let reference: string;
let openingCents = 0;
let day = 1;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  reference = walletReference((await walletOf(lucia)).walletId);
  day += 1;
});

const today = () => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);

type Given = Partial<StatementEntry> & Pick<StatementEntry, 'amountCents'>;

/** Imports a statement of a day with these movements, and returns them once they were looked at, in the same order. */
async function imported(given: Given[], by = marta) {
  const entries = given.map((one, index) =>
    entryOf({ bookedOn: today(), bankReference: `${day}-${index}`, ...one }),
  );
  const statement = statementOf(entries, { openingCents, from: today(), to: today() });
  openingCents = statement.closingCents;
  const file = camt053File(camt053Text([statement]));
  const answer = await by.post('/v1/payment/bank-statements', { form: formOf({ file }) });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  await matchEntries(test.app);
  const { data } = (await marta.get(`${entriesUrl}?fromDate=${today()}&toDate=${today()}&take=100`)).json();
  return given.map((_, index) =>
    data.find((entry: { bankReference: string }) => entry.bankReference === `${day}-${index}`),
  );
}

const walletCents = async (owner = lucia) => (await balances(test, `wallet:${owner.userId}`))[0];
const movementsOf = (owner: Caller) =>
  test.db.select().from(transactions).where(eq(transactions.userId, owner.userId));

/** A validated account that was added long enough ago to be believed. */
async function knownAccount(userId: string, iban: string) {
  await givenBankAccount(test, userId, { state: 'valid', account: iban });
  await test.db
    .update(bankAccounts)
    .set({ updatedAt: new Date(test.clock.now.getTime() - 4 * 86_400_000) })
    .where(eq(bankAccounts.account, iban));
}

async function requested(amount: string) {
  await acceptedAccount(test, lucia.userId);
  const answer = await askFor(lucia, { type: 'income', amount });
  return answer.json().transactionId as string;
}

describe('money that comes in', () => {
  it('[L49] with the reference of a wallet is a completed deposit, which nobody requested', async () => {
    const [entry] = await imported([
      { amountCents: 25_000, reference, counterpartyName: 'FERRER SOLER LUCIA' },
    ]);
    expect(entry).toMatchObject({ state: 'booked', doubt: null, userName: 'Lucía Ferrer Soler' });
    expect(await walletCents()).toBe(25_000);
    const [movement] = await movementsOf(lucia);
    expect(movement).toMatchObject({
      transactionId: entry.transactionId,
      status: 'completed',
      type: 'income',
      adminId: null,
      bankEntryId: entry.bankEntryId,
    });
  });

  it('with a reference inside the text of a bank without a field for it is found', async () => {
    const inText = `TRANSF ${reference.slice(0, 4)} ${reference.slice(4, 8)} ${reference.slice(8)} GRACIAS`;
    const statement = statementOf([entryOf({ bookedOn: today(), amountCents: 4_000, text: inText })], {
      openingCents,
      from: today(),
      to: today(),
    });
    openingCents = statement.closingCents;
    const file = norma43File(norma43Lines([statement]));
    await marta.post('/v1/payment/bank-statements', { form: formOf({ file }) });
    await matchEntries(test.app);
    expect(await walletCents()).toBe(4_000);
  });

  it('[L49] from a validated account of one customer is theirs without a reference', async () => {
    await knownAccount(lucia.userId, buildIban(16_180));
    const [entry] = await imported([{ amountCents: 30_000, counterpartyAccount: buildIban(16_180) }]);
    expect(entry.state).toBe('booked');
    expect(await walletCents()).toBe(30_000);
  });

  it('completes the pending request of the same amount instead of a second deposit', async () => {
    const transactionId = await requested('150.00');
    const [entry] = await imported([{ amountCents: 15_000, reference }]);
    expect(entry.transactionId).toBe(transactionId);
    expect(await walletCents()).toBe(15_000);
    expect(await movementsOf(lucia)).toHaveLength(1);
  });

  it('twice with the same reference is two deposits, the first of which completes the request', async () => {
    const transactionId = await requested('150.00');
    const same = { amountCents: 15_000, reference: movementReference(transactionId) };
    const both = await imported([same, same]);
    expect(both.map(({ state }) => state)).toEqual(['booked', 'booked']);
    expect(await walletCents()).toBe(30_000);
    expect(new Set(both.map((entry) => entry.transactionId)).size).toBe(2);
  });

  it('proves a deposit that staff approved by hand, without booking it again', async () => {
    const transactionId = await requested('80.00');
    await approve(elena, transactionId);
    const bookedOn = test.clock.now.toISOString().slice(0, 10);
    const [entry] = await imported([
      { amountCents: 8_000, reference: movementReference(transactionId), valueOn: bookedOn },
    ]);
    expect(entry).toMatchObject({ state: 'booked', transactionId });
    expect(await walletCents()).toBe(8_000);
  });

  it('[P7][L49] is booked whatever its amount, because two people imported it, and counts for neither of them', async () => {
    const [entry] = await imported([{ amountCents: 1_000_000, reference }]);
    expect(entry.state).toBe('booked');
    expect(await walletCents()).toBe(1_000_000);
    const transactionId = await requested('9999.00');
    const approval = await marta.patch(`${transactionsUrl}/${transactionId}`, {
      form: formOf({ status: 'completed', file: proofOfPayment() }),
      alone: true,
    });
    expect(approval.statusCode, approval.body).toBe(200);
  });

  it('is booked once however often the job runs', async () => {
    await imported([{ amountCents: 9_900, reference }]);
    await Promise.all([matchEntries(test.app), matchEntries(test.app)]);
    expect(await walletCents()).toBe(9_900);
  });
});

describe('money that staff must look at', () => {
  it.each([
    ['unknown', () => ({ amountCents: 5_000, counterpartyName: 'Desconocido Pérez Gil' })],
    ['otherPayer', () => ({ amountCents: 5_000, reference, counterpartyName: 'PEDRO GIL RUIZ' })],
    ['returned', () => ({ amountCents: 5_000, reference, isReturn: true })],
    ['unknown', () => ({ amountCents: -1_999, text: 'COMISION' })],
  ])('[L49] waits as %s and moves nothing', async (doubt, given) => {
    const [entry] = await imported([given()]);
    expect(entry).toMatchObject({ state: 'waiting', doubt, transactionId: null });
    expect(await walletCents()).toBe(0);
  });

  it('waits if it is not the amount of the request that it names', async () => {
    const transactionId = await requested('150.00');
    const [entry] = await imported([{ amountCents: 14_000, reference: movementReference(transactionId) }]);
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAmount' });
  });

  it('waits if the account of the customer is closed', async () => {
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.userId, lucia.userId));
    const [entry] = await imported([{ amountCents: 14_000, reference }]);
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'accountClosed' });
    expect(await walletCents()).toBe(0);
  });

  it('waits where one account is of two customers', async () => {
    const shared = buildIban(31_415);
    for (const owner of [lucia, await as(test, 'user')]) await knownAccount(owner.userId, shared);
    const [entry] = await imported([{ amountCents: 5_000, counterpartyAccount: shared }]);
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'unknown' });
  });

  it('waits where reference and account name two customers', async () => {
    const andres = await as(test, 'user');
    await knownAccount(andres.userId, buildIban(27_182));
    const [entry] = await imported([
      { amountCents: 5_000, reference, counterpartyAccount: buildIban(27_182) },
    ]);
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherPayer' });
  });

  it('[L49] waits if an account alone says whose it is, and the bank names another sender', async () => {
    await knownAccount(lucia.userId, buildIban(14_142));
    const [entry] = await imported([
      { amountCents: 5_000, counterpartyAccount: buildIban(14_142), counterpartyName: 'Pedro Gil Ruiz' },
    ]);
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherPayer' });
  });

  it('[P7][L49] waits where another customer has the account too, though it is not validated', async () => {
    const shared = buildIban(31_416);
    await knownAccount(lucia.userId, shared);
    await givenBankAccount(test, (await as(test, 'user')).userId, { state: 'pending', account: shared });
    const [entry] = await imported([{ amountCents: 5_000, counterpartyAccount: shared }]);
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'unknown', userId: null });
  });

  it('[P7][L49] is still the owner’s after the account got another name', async () => {
    const known = buildIban(31_417);
    await knownAccount(lucia.userId, known);
    const accounts = (await marta.get(`/v1/payment/bank-accounts?userId=${lucia.userId}`)).json().data;
    const { bankAccountId } = accounts.find((one: { account: string }) =>
      one.account.endsWith(known.slice(-4)),
    );
    const renamed = await marta.patch(`/v1/payment/bank-accounts/${bankAccountId}`, {
      form: formOf({ alias: 'Nómina' }),
    });
    expect(renamed.statusCode).toBe(200);
    const [entry] = await imported([{ amountCents: 5_000, counterpartyAccount: known }]);
    expect(entry).toMatchObject({ state: 'booked', userId: lucia.userId });
  });

  it('waits if the account was validated less than 72 hours ago', async () => {
    await givenBankAccount(test, lucia.userId, { state: 'valid', account: buildIban(17_320) });
    const [entry] = await imported([{ amountCents: 5_000, counterpartyAccount: buildIban(17_320) }]);
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'unknown' });
  });

  it('waits if the request that it names was rejected', async () => {
    const transactionId = await requested('150.00');
    await reject(elena, transactionId);
    const [entry] = await imported([{ amountCents: 15_000, reference: movementReference(transactionId) }]);
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'rejectedRequest' });
  });
});

describe('a decision of staff', () => {
  const book = (entry: { bankEntryId: string }, by: Caller, body: object, alone = false) =>
    by.post(`${entriesUrl}/${entry.bankEntryId}/book`, {
      body: { userId: lucia.userId, ...body },
      headers: { 'idempotency-key': crypto.randomUUID() },
      alone,
    });

  it('books a doubtful movement for the customer, once', async () => {
    const [entry] = await imported([{ amountCents: 5_000, counterpartyName: 'L. Ferrer' }]);
    const answer = await book(entry, elena, {});
    expect(answer.json()).toMatchObject({ state: 'booked', userName: 'Lucía Ferrer Soler' });
    expect(await walletCents()).toBe(5_000);
    expect((await book(entry, elena, {})).json()).toMatchObject({ code: 'payment.entry_not_open' });
    expect(await walletCents()).toBe(5_000);
  });

  describe('where a deposit of that amount was approved by hand a month apart', () => {
    let handId: string;
    let entry: { bankEntryId: string };
    beforeEach(async () => {
      handId = await requested('66.00');
      await approve(marta, handId);
      const monthLater = new Date(Date.UTC(2026, 0, day + 31));
      await test.db
        .update(transactions)
        .set({ updatedAt: monthLater })
        .where(eq(transactions.transactionId, handId));
      [entry] = await imported([{ amountCents: 6_600, reference }]);
    });

    it('waits, and proves that deposit without moving money', async () => {
      expect(entry).toMatchObject({ state: 'waiting', doubt: 'alreadyBooked' });
      expect((await book(entry, elena, {})).json()).toMatchObject({ state: 'booked', transactionId: handId });
      expect(await walletCents()).toBe(6_600);
    });

    it('[P7] proves what the same person approved by hand only with a second person', async () => {
      const proposed = await book(entry, marta, { why: 'Es la misma transferencia.' }, true);
      expect(proposed.json()).toMatchObject({ act: 'approveTransaction', status: 'pending' });
      expect(await walletCents()).toBe(6_600);
    });

    it('is another deposit if staff say so', async () => {
      expect((await book(entry, elena, { isAnother: true })).json().transactionId).not.toBe(handId);
      expect(await walletCents()).toBe(13_200);
    });
  });

  it('is booked for customers only', async () => {
    const [entry] = await imported([{ amountCents: 5_000 }]);
    expect((await book(entry, elena, { userId: marta.userId })).statusCode).toBe(404);
  });

  it('[P7][L49] is booked for another customer than its reference names only with a second person, and not before it was looked at', async () => {
    const [entry] = await imported([{ amountCents: 5_000, reference, counterpartyName: 'Rosa Ferrer Gil' }]);
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

  it('[P7][L49] is booked for another customer than the owner of its account only with a second person, who sees both', async () => {
    const counterpartyAccount = buildIban(8_123);
    await knownAccount(lucia.userId, counterpartyAccount);
    const [entry] = await imported([
      { amountCents: 5_000, counterpartyAccount, counterpartyName: 'Rosa Gil Sanz' },
    ]);
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

  it('from the threshold up needs a second person', async () => {
    const [entry] = await imported([{ amountCents: 2_000_000 }]);
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

  it('refuses to book what left the account', async () => {
    const [entry] = await imported([{ amountCents: -5_000 }]);
    expect((await book(entry, elena, {})).json()).toMatchObject({ code: 'payment.entry_not_payout' });
  });

  it('holds the money of a third party with its reason, and takes that back, after which only staff can book it', async () => {
    const [entry] = await imported([{ amountCents: 5_000, counterpartyName: 'Pedro Gil Ruiz' }]);
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

  it('is helped by candidates with what speaks for them', async () => {
    await requested('77.00');
    const [entry] = await imported([{ amountCents: 7_700, counterpartyName: 'FERRER SOLER, LUCIA' }]);
    const { data } = (await elena.get(`${entriesUrl}/${entry.bankEntryId}/candidates`)).json();
    expect(data).toContainEqual(
      expect.objectContaining({ userId: lucia.userId, reasons: ['name', 'amount'] }),
    );
  });
});

it('money that leaves proves the withdrawal that was approved', async () => {
  await imported([{ amountCents: 50_000, reference }]);
  await acceptedAccount(test, lucia.userId);
  const asked = await askFor(lucia, { type: 'withdraw', amount: '200.00' });
  const { transactionId } = asked.json();
  await approve(elena, transactionId);
  day += 1;
  const [entry] = await imported([
    { amountCents: -20_000, text: `PAGO ${movementReference(transactionId)}` },
  ]);
  expect(entry).toMatchObject({ state: 'booked', side: 'out', transactionId });
  const shown = await elena.get(`${transactionsUrl}/${transactionId}`);
  expect(shown.json().status).toBe('completed');
});
