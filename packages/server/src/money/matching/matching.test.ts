import { addDays, civilDateAt, movementReference, walletReference } from '@semilla/contract';
import {
  batchOf,
  buildIban,
  camt053File,
  camt053Text,
  norma43File,
  norma43Lines,
} from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenBankAccount, givenBelievedAccount } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { explainDebits } from '../../../test/explain-debits.ts';
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
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import type { BankStatement } from '../../payment/statements/bank-statement.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { matchEntries } from './match-entries.ts';

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
const movementsOf = (owner: Caller) =>
  test.db.select().from(transactions).where(eq(transactions.userId, owner.userId));

async function requested(amount: string, type: 'income' | 'withdraw' = 'income') {
  await acceptedAccount(test, lucia.userId);
  const answer = await askFor(lucia, { type, amount });
  return answer.json().transactionId as string;
}

describe('incoming money', () => {
  it('[L49] with a wallet reference is a completed deposit, even without a request', async () => {
    const [entry] = await bank.shows({
      amountCents: 25_000,
      reference,
      counterpartyName: 'FERRER SOLER LUCIA',
    });
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

  it('with a reference inside the text is found, for banks that have no field for it', async () => {
    const inText = `TRANSF ${reference.slice(0, 4)} ${reference.slice(4, 8)} ${reference.slice(8)} GRACIAS`;
    const toNorma43 = (statement: BankStatement) => norma43File(norma43Lines([statement]));
    const counterpartyName = 'FERRER SOLER LUCIA';
    await bank.showsIn(toNorma43, { amountCents: 4_000, text: inText, counterpartyName });
    expect(await walletCents()).toBe(4_000);
  });

  it('[L49] from a validated account of only one customer is theirs, even without a reference', async () => {
    await givenBelievedAccount(test, lucia.userId, buildIban(16_180));
    const [entry] = await bank.shows({ amountCents: 30_000, counterpartyAccount: buildIban(16_180) });
    expect(entry.state).toBe('booked');
    expect(await walletCents()).toBe(30_000);
  });

  it('completes the pending request of the same amount instead of a second deposit', async () => {
    const transactionId = await requested('150.00');
    const [entry] = await bank.shows({ amountCents: 15_000, reference });
    expect(entry.transactionId).toBe(transactionId);
    expect(await walletCents()).toBe(15_000);
    expect(await movementsOf(lucia)).toHaveLength(1);
  });

  it('with the same reference twice is two deposits, and the first completes the request', async () => {
    const transactionId = await requested('150.00');
    const same = { amountCents: 15_000, reference: movementReference(transactionId) };
    const both = await bank.shows(same, same);
    expect(both.map(({ state }) => state)).toEqual(['booked', 'booked']);
    expect(await walletCents()).toBe(30_000);
    expect(new Set(both.map((entry) => entry.transactionId)).size).toBe(2);
  });

  it('proves a deposit that staff approved by hand, without booking it again', async () => {
    const transactionId = await requested('80.00');
    await approve(elena, transactionId);
    const [entry] = await bank.shows({
      amountCents: 8_000,
      reference: movementReference(transactionId),
      valueOn: civilDateAt(test.clock.now),
    });
    expect(entry).toMatchObject({ state: 'booked', transactionId });
    expect(await walletCents()).toBe(8_000);
  });

  it.each([
    ['ten days before it proves the deposit', '23:30', { state: 'booked' }],
    ['eleven days before it is a doubt', '21:30', { state: 'waiting', doubt: 'alreadyBooked' }],
  ])('by the Spanish day of an approval by hand: %s', async (_, time, expected) => {
    const transactionId = await requested('80.00');
    await approve(elena, transactionId);
    const [{ bookedOn }] = await bank.shows({ amountCents: 1_00, reference });
    // Half past eleven in UTC is the next day in Spain, all year round.
    const updatedAt = new Date(`${addDays(bookedOn, 1 - 11)}T${time}:00Z`);
    await test.db
      .update(transactions)
      .set({ createdAt: updatedAt, updatedAt })
      .where(eq(transactions.transactionId, transactionId));
    expect(await bank.shows({ amountCents: 8_000, reference })).toMatchObject([expected]);
  });

  it('[P7][L49] is booked whatever its amount, because two people imported it, and counts for neither of them', async () => {
    const [entry] = await bank.shows({ amountCents: 1_000_000, reference });
    expect(entry.state).toBe('booked');
    expect(await walletCents()).toBe(1_000_000);
    const transactionId = await requested('9999.00', 'withdraw');
    const approval = await marta.patch(`${transactionsUrl}/${transactionId}`, {
      form: formOf({ status: 'completed', file: proofOfPayment() }),
      alone: true,
    });
    expect(approval.statusCode, approval.body).toBe(200);
  });

  it('[L49] of a batch goes to the customer that each of its transactions names', async () => {
    const andres = await as(test, 'user', { name: 'Andrés', surname: 'Gil Peña' });
    const other = walletReference((await walletOf(andres)).walletId);
    const toBatch = (statement: BankStatement) =>
      camt053File(camt053Text([{ ...statement, entries: [batchOf(statement.entries, 'LOTE')] }]));
    const entries = await bank.showsIn(
      toBatch,
      { amountCents: 7_000, reference },
      { amountCents: 9_000, reference: other },
      { amountCents: 500, counterpartyName: 'Desconocido Pérez Gil' },
    );
    expect(entries.map(({ state }) => state)).toEqual(['booked', 'booked', 'waiting']);
    expect(await walletCents()).toBe(7_000);
    expect(await walletCents(andres)).toBe(9_000);
  });

  it('is booked once, however often the job runs', async () => {
    await bank.shows({ amountCents: 9_900, reference });
    await Promise.all([matchEntries(test.app), matchEntries(test.app)]);
    expect(await walletCents()).toBe(9_900);
  });
});

describe('money that staff must look at', () => {
  it.each([
    ['unknown', () => ({ amountCents: 5_000, counterpartyName: 'Desconocido Pérez Gil' })],
    ['otherPayer', () => ({ amountCents: 5_000, reference, counterpartyName: 'PEDRO GIL RUIZ' })],
    ['noSender', () => ({ amountCents: 5_000, reference, counterpartyName: null })],
    ['otherPayer', () => ({ amountCents: 5_000, reference, text: 'POR CUENTA DE: PEDRO GIL RUIZ' })],
    ['returned', () => ({ amountCents: 5_000, reference, isReturn: true })],
    ['unknown', () => ({ amountCents: -1_999, text: 'COMISION' })],
  ])('[L49] waits with the doubt %s and moves nothing', async (doubt, given) => {
    const [entry] = await bank.shows(given());
    expect(entry).toMatchObject({ state: 'waiting', doubt, transactionId: null });
    expect(await walletCents()).toBe(0);
  });

  it('[L49] waits if it has a reference, but comes without a name from an account that is not the customer’s', async () => {
    const [entry] = await bank.shows({
      amountCents: 5_000,
      reference,
      counterpartyName: null,
      counterpartyAccount: buildIban(17_171),
    });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherPayer', userName: 'Lucía Ferrer Soler' });
    expect(await walletCents()).toBe(0);
  });

  it.each([
    ['PEDRO GIL RUIZ', 'otherPayer'],
    ['FERRER SOLER LUCIA', null],
    [null, 'noSender'],
  ])('[L49] with a reference in Norma 43 from “%s” has the doubt %s', async (counterpartyName, doubt) => {
    const toNorma43 = (statement: BankStatement) => norma43File(norma43Lines([statement]));
    const [entry] = await bank.showsIn(toNorma43, {
      amountCents: 4_000,
      bankReference: '0000000017',
      counterpartyName,
      text: reference,
    });
    expect(entry).toMatchObject({ state: doubt ? 'waiting' : 'booked', doubt });
  });

  it('[L49] waits if a validated account of the customer pays for somebody else', async () => {
    const counterpartyAccount = buildIban(17_172);
    await givenBelievedAccount(test, lucia.userId, counterpartyAccount);
    const toCamt = (statement: BankStatement) =>
      camt053File(
        camt053Text([statement]).replace(
          '</RltdPties>',
          '<UltmtDbtr><Pty><Nm>Rosa Gil</Nm></Pty></UltmtDbtr></RltdPties>',
        ),
      );
    const [entry] = await bank.showsIn(toCamt, { amountCents: 5_000, reference, counterpartyAccount });
    expect(entry).toMatchObject({
      state: 'waiting',
      doubt: 'otherPayer',
      counterpartyName: 'Lucía Ferrer Soler',
      text: 'POR CUENTA DE: Rosa Gil',
    });
  });

  it('waits if its amount differs from the request that it names', async () => {
    const transactionId = await requested('150.00');
    const [entry] = await bank.shows({ amountCents: 14_000, reference: movementReference(transactionId) });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherAmount' });
  });

  it('waits if the account of the customer is closed', async () => {
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.userId, lucia.userId));
    const [entry] = await bank.shows({ amountCents: 14_000, reference });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'accountClosed' });
    expect(await walletCents()).toBe(0);
  });

  it('waits if two customers have the account', async () => {
    const shared = buildIban(31_415);
    for (const owner of [lucia, await as(test, 'user')])
      await givenBelievedAccount(test, owner.userId, shared);
    const [entry] = await bank.shows({ amountCents: 5_000, counterpartyAccount: shared });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'unknown' });
  });

  it('waits if reference and account name two different customers', async () => {
    const andres = await as(test, 'user');
    await givenBelievedAccount(test, andres.userId, buildIban(27_182));
    const [entry] = await bank.shows({
      amountCents: 5_000,
      reference,
      counterpartyAccount: buildIban(27_182),
    });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherPayer' });
  });

  it('[L49] waits if only the account identifies the customer, and the bank names another sender', async () => {
    await givenBelievedAccount(test, lucia.userId, buildIban(14_142));
    const [entry] = await bank.shows({
      amountCents: 5_000,
      counterpartyAccount: buildIban(14_142),
      counterpartyName: 'Pedro Gil Ruiz',
    });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'otherPayer' });
  });

  it('[P7][L49] waits if another customer has the account too, even if it is not validated', async () => {
    const shared = buildIban(31_416);
    await givenBelievedAccount(test, lucia.userId, shared);
    await givenBankAccount(test, (await as(test, 'user')).userId, { state: 'pending', account: shared });
    const [entry] = await bank.shows({ amountCents: 5_000, counterpartyAccount: shared });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'unknown', userId: null });
  });

  it('[P7][L49] is still the owner’s after the account got another name', async () => {
    const known = buildIban(31_417);
    await givenBelievedAccount(test, lucia.userId, known);
    const accounts = (await marta.get(`/v1/payment/bank-accounts?userId=${lucia.userId}`)).json().data;
    const { bankAccountId } = accounts.find((one: { account: string }) =>
      one.account.endsWith(known.slice(-4)),
    );
    const renamed = await marta.patch(`/v1/payment/bank-accounts/${bankAccountId}`, {
      form: formOf({ alias: 'Nómina' }),
    });
    expect(renamed.statusCode).toBe(200);
    const [entry] = await bank.shows({ amountCents: 5_000, counterpartyAccount: known });
    expect(entry).toMatchObject({ state: 'booked', userId: lucia.userId });
  });

  it('waits if the account was validated less than 72 hours ago', async () => {
    await givenBankAccount(test, lucia.userId, { state: 'valid', account: buildIban(17_320) });
    const [entry] = await bank.shows({ amountCents: 5_000, counterpartyAccount: buildIban(17_320) });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'unknown' });
  });

  it('waits if the request that it names was rejected', async () => {
    const transactionId = await requested('150.00');
    await reject(elena, transactionId);
    const [entry] = await bank.shows({ amountCents: 15_000, reference: movementReference(transactionId) });
    expect(entry).toMatchObject({ state: 'waiting', doubt: 'rejectedRequest' });
  });
});

it('outgoing money proves the approved withdrawal', async () => {
  await explainDebits(elena);
  await bank.shows({ amountCents: 50_000, reference });
  await acceptedAccount(test, lucia.userId);
  const asked = await askFor(lucia, { type: 'withdraw', amount: '200.00' });
  const { transactionId } = asked.json();
  await approve(elena, transactionId);
  const [entry] = await bank.shows({
    amountCents: -20_000,
    text: `PAGO ${movementReference(transactionId)}`,
  });
  expect(entry).toMatchObject({ state: 'booked', side: 'out', transactionId });
  const shown = await elena.get(`${transactionsUrl}/${transactionId}`);
  expect(shown.json().status).toBe('completed');
});
