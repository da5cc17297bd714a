import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankDays, cameBack, left } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, approve, giveMoney, transactionsUrl } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';

const account = 'ES9121000418450200051332';
const entriesUrl = '/v1/payment/bank-entries';
const unnamed = { amountCents: 20_000, isReturn: true };

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let files: ReturnType<typeof paymentFileActs>;
let bank: ReturnType<typeof bankDays>;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  files = paymentFileActs(test, marta, elena);
  bank = bankDays(test, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  await giveMoney(test, lucia.userId, 100_000);
});

const walletCents = async (owner = lucia) => (await balances(test, `wallet:${owner.userId}`))[0];

async function paid(amount = '200.00', owner = lucia): Promise<string> {
  const id = await files.withdrawal(owner, amount);
  const answer = await approve(marta, id);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}

interface Entry {
  bankEntryId: string;
}

const book = (entry: Entry, by: Caller, body: object = {}, alone = true) =>
  by.post(`${entriesUrl}/${entry.bankEntryId}/book`, {
    body: { userId: lucia.userId, ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
    alone,
  });

const needsOf = async ({ bankEntryId }: Entry, transactionId: string) => {
  const query = new URLSearchParams({ userId: lucia.userId, transactionId });
  return (await elena.get(`${entriesUrl}/${bankEntryId}/booking?${query}`)).json().secondPersonFor;
};

const candidatesOf = async (entry: Entry) =>
  (await elena.get(`${entriesUrl}/${entry.bankEntryId}/candidates`)).json().data;

async function ibanOf(owner: Caller): Promise<string> {
  const id = await acceptedAccount(test, owner.userId);
  const [found] = await test.db.select().from(bankAccounts).where(eq(bankAccounts.bankAccountId, id));
  return found?.account ?? '';
}

/** The account that a withdrawal went to. */
async function accountOf(transactionId: string): Promise<string> {
  const [found] = await test.db
    .select({ account: bankAccounts.account })
    .from(transactions)
    .innerJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .where(eq(transactions.transactionId, transactionId));
  return found?.account ?? '';
}

describe('a returned payment without our reference', () => {
  it('[L49] has the withdrawals with its account or amount as candidates, most likely first', async () => {
    const iban = await ibanOf(lucia);
    const [first, other, returned] = [await paid('210.00'), await paid('777.00'), await paid('11.00')];
    await bank.shows(cameBack(returned, 1_100));
    const [entry] = await bank.shows({ ...unnamed, amountCents: 21_000, counterpartyAccount: iban });
    const candidates = await candidatesOf(entry);
    expect(candidates.slice(0, 2)).toMatchObject([
      {
        userId: lucia.userId,
        userName: 'Lucía Ferrer Soler',
        reasons: ['account', 'amount'],
        withdrawal: { transactionId: first, amount: '210.00' },
      },
      { reasons: ['account'], withdrawal: { transactionId: other } },
    ]);
    const ids = candidates.map(
      ({ withdrawal }: { withdrawal: Entry & { transactionId: string } }) => withdrawal.transactionId,
    );
    expect(ids).not.toContain(returned);
  });

  it('[L49] from the account of the withdrawal is booked by one person below the threshold, once', async () => {
    const id = await paid();
    const ofAccount = { ...unnamed, counterpartyAccount: await accountOf(id) };
    const [entry] = await bank.shows(ofAccount);
    expect(await needsOf(entry, id)).toEqual([]);
    const answer = await book(entry, elena, { transactionId: id });
    expect(answer.json()).toMatchObject({ state: 'booked', userName: 'Lucía Ferrer Soler' });
    expect(await walletCents()).toBe(100_000);
    const shown = await elena.get(`${transactionsUrl}/${answer.json().transactionId}`);
    expect(shown.json()).toMatchObject({ adminName: 'Elena Vidal', returnedWithdrawalId: id });
    expect((await book(entry, elena, { transactionId: id })).json()).toMatchObject({
      code: 'payment.entry_not_open',
    });
    const [second] = await bank.shows(ofAccount);
    expect((await book(second, elena, { transactionId: id })).json()).toMatchObject({
      code: 'payment.already_returned',
    });
    expect(await walletCents()).toBe(100_000);
  });

  it.each([
    ['names nobody', {}],
    ['names only the customer', { counterpartyName: 'LUCIA FERRER SOLER' }],
    ['names another person', { counterpartyName: 'Rosa Gil Sanz' }],
  ])('[P7][L49] needs two people if the bank %s', async (_, known) => {
    const id = await paid();
    const [entry] = await bank.shows({ ...unnamed, ...known });
    expect(await needsOf(entry, id)).toEqual(['unknownOwner']);
    const proposed = await book(entry, elena, { transactionId: id, why: 'Lo confirma el banco.' });
    expect(proposed.statusCode, proposed.body).toBe(202);
    expect(await walletCents()).toBe(80_000);
  });

  it('[P7] needs two people from the threshold up, counting earlier approvals by the same person', async () => {
    await giveMoney(test, lucia.userId, 1_900_000);
    const id = await files.withdrawal(lucia, '9999.00');
    await approve(elena, id);
    const [entry] = await bank.shows({ ...unnamed, amountCents: 999_900 });
    const why = 'El banco dice que es esta retirada.';
    const proposed = await book(entry, marta, { transactionId: id, why });
    expect(proposed.statusCode, proposed.body).toBe(202);
    const before = await walletCents();
    const approval = await elena.post(`/v1/approvals/${proposed.json().proposalId}/approve`, { body: {} });
    expect(approval.statusCode, approval.body).toBe(200);
    expect(await walletCents()).toBe((before ?? 0) + 999_900);
  });

  it('[P7] needs two people if the bank names another account', async () => {
    const id = await paid();
    const stranger = await as(test, 'user');
    const [entry] = await bank.shows({ ...unnamed, counterpartyAccount: await ibanOf(stranger) });
    expect(await needsOf(entry, id)).toEqual(['otherAccount', 'unknownOwner']);
    const proposed = await book(entry, elena, { transactionId: id, why: 'Lo confirma el banco.' });
    expect(proposed.statusCode, proposed.body).toBe(202);
    expect(await walletCents()).toBe(80_000);
  });

  it('is refused without a withdrawal, and for one that has not left, belongs to another customer or is smaller', async () => {
    const [entry] = await bank.shows(unnamed);
    const andres = await as(test, 'user');
    await giveMoney(test, andres.userId, 50_000);
    const [pending, foreign, less] = [
      await files.withdrawal(lucia),
      await paid('200.00', andres),
      await paid('199.99'),
    ];
    for (const transactionId of [undefined, pending, foreign, less]) {
      const answer = await book(entry, elena, { transactionId });
      expect(answer.json()).toMatchObject({ code: 'payment.entry_not_return' });
    }
    expect(await walletCents(andres)).toBe(30_000);
  });

  it('is refused for customers whose account is closed, and for anyone who is not a customer', async () => {
    const id = await paid();
    const [entry] = await bank.shows(unnamed);
    expect((await book(entry, elena, { userId: marta.userId, transactionId: id })).statusCode).toBe(404);
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.userId, lucia.userId));
    expect((await book(entry, elena, { transactionId: id })).json()).toMatchObject({
      code: 'auth.account_disabled',
    });
  });
});

describe('a returned payment with our reference', () => {
  it('[L49] for part of the withdrawal is booked for that part, and the rest cannot come back', async () => {
    const id = await paid();
    const [entry] = await bank.shows(cameBack(id, 19_000, { returnReason: 'AC06' }));
    expect(await candidatesOf(entry)).toMatchObject([
      { reasons: ['reference'], withdrawal: { transactionId: id } },
    ]);
    expect((await book(entry, elena)).json()).toMatchObject({ state: 'booked' });
    expect(await walletCents()).toBe(99_000);
    const [rest] = await bank.shows(cameBack(id, 1_000));
    expect((await book(rest, elena)).json()).toMatchObject({ code: 'payment.already_returned' });
    const [reset] = await test.db.select().from(bankAccounts).where(eq(bankAccounts.userId, lucia.userId));
    expect(reset?.state).toBe('pending');
  });

  it('[P7][L49] is booked for another withdrawal than it names only by two people, who see the reason', async () => {
    const [id, other] = [await paid(), await paid('300.00')];
    const [entry] = await bank.shows(cameBack(id, 25_000, { returnReason: 'MS03' }));
    const proposed = await book(entry, elena, { transactionId: other, why: 'El banco confundió las dos.' });
    expect(proposed.json()).toMatchObject({ act: 'approveTransaction', status: 'pending' });
    expect(proposed.json().effects).toMatchObject([
      { action: 'bank-entry.book', after: { amountCents: 25_000, returnReason: 'MS03' } },
      { action: 'transaction.return', subjectId: other },
    ]);
    expect(await walletCents()).toBe(50_000);
    const approval = await marta.post(`/v1/approvals/${proposed.json().proposalId}/approve`, { body: {} });
    expect(approval.statusCode, approval.body).toBe(200);
    expect(await walletCents()).toBe(75_000);
  });

  it('[L49] cannot be booked before its withdrawal has left, and is booked automatically then', async () => {
    const id = await files.withdrawal(lucia);
    await files.taken();
    const [entry] = await bank.shows(cameBack(id));
    expect((await book(entry, elena)).json()).toMatchObject({ code: 'payment.entry_not_return' });
    await bank.shows(left(id));
    expect(await walletCents()).toBe(100_000);
  });
});
