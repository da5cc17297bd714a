import { civilDateAt, returnReasons } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cameBack, left } from '../../../test/bank-days.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { mailsTo } from '../../../test/mails.ts';
import { approve, askFor, giveMoney, transactionsUrl } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPlatformWithBank, type PlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { ledgerEntries } from '../../schema/ledger-entries.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { matchEntries } from './match-entries.ts';

let test: TestApp;
let elena: Caller;
let lucia: Caller;
let files: ReturnType<typeof paymentFileActs>;
let bank: PlatformWithBank['bank'];
beforeAll(async () => {
  const platform = await givenPlatformWithBank();
  ({ test, elena, bank } = platform);
  files = paymentFileActs(test, platform.marta, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer Soler' });
  await giveMoney(test, lucia.userId, 100_000);
});

const walletCents = async () => (await balances(test, `wallet:${lucia.userId}`))[0];
const shown = async (id: string, by = lucia) => (await by.get(`${transactionsUrl}/${id}`)).json();
const accountOf = async (id: string) => {
  const { bankAccountId } = await shown(id);
  const [found] = await test.db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.bankAccountId, bankAccountId));
  return found;
};

/** A withdrawal of 200 € that staff approved by hand. */
async function paidByHand(): Promise<string> {
  const id = await files.withdrawal(lucia);
  await approve(elena, id);
  return id;
}

describe('a payment that came back', () => {
  it('[L49] is booked into the wallet automatically, with a new ledger entry', async () => {
    const id = await paidByHand();
    await bank.shows(left(id));
    const before = await test.db.select().from(transactions).where(eq(transactions.transactionId, id));
    const [entry] = await bank.shows(cameBack(id, 20_000, { returnReason: 'AC04' }));
    expect(entry).toMatchObject({ state: 'booked', doubt: null, returnReason: 'AC04', isReturn: true });
    expect(await walletCents()).toBe(100_000);
    expect(await shown(entry.transactionId)).toMatchObject({
      type: 'income',
      status: 'completed',
      issuerName: 'returned_payment',
      amount: '200.00',
      returnReason: 'AC04',
      returnedWithdrawalId: id,
      returnedAt: null,
    });
    expect(await shown(id)).toMatchObject({
      status: 'completed',
      returnReason: 'AC04',
      returnTransactionId: entry.transactionId,
      returnedAt: expect.any(String),
    });
    expect(await test.db.select().from(transactions).where(eq(transactions.transactionId, id))).toEqual(
      before,
    );
    const posted = await test.db.select().from(ledgerEntries).where(eq(ledgerEntries.causeId, id));
    expect(posted.map(({ cause }) => cause).sort()).toEqual([
      'returned_payment',
      'transaction',
      'transaction',
    ]);
  });

  it('[L49] is booked into the wallet if a payment file had paid it', async () => {
    const id = await files.withdrawal(lucia);
    await files.taken();
    const [out] = await bank.shows(left(id));
    expect(out.state).toBe('booked');
    const [entry] = await bank.shows(cameBack(id, 20_000, { returnReason: 'AC04' }));
    expect(entry.state).toBe('booked');
    expect(await walletCents()).toBe(100_000);
  });

  it('[L49] is booked if it was approved by hand and no statement has shown it yet; its movement proves it later', async () => {
    const id = await paidByHand();
    const [entry] = await bank.shows(cameBack(id));
    expect(entry).toMatchObject({ state: 'booked', returnReason: null });
    const [out] = await bank.shows(left(id));
    expect(out).toMatchObject({ state: 'booked', transactionId: id });
    expect(await walletCents()).toBe(100_000);
  });

  it('appears for staff and for its owner in the list of returned payments', async () => {
    const [id, other] = [await paidByHand(), await paidByHand()];
    const [entry] = await bank.shows(cameBack(id));
    const listed = async (by: Caller, filter: string) => {
      const { data } = (await by.get(`${transactionsUrl}?userId=${lucia.userId}&${filter}`)).json();
      return data.map(({ transactionId }: { transactionId: string }) => transactionId);
    };
    expect(await listed(elena, 'isReturned=true')).toEqual([id]);
    expect(await listed(lucia, 'isReturned=true')).toEqual([id]);
    expect(await listed(lucia, 'isReturned=false&type=withdraw')).toEqual([other]);
    expect(await listed(elena, 'issuerName=returned_payment')).toEqual([entry.transactionId]);
  });

  it('[B12] is a line in the wallet statement and counts as returned', async () => {
    const id = await paidByHand();
    await bank.shows(cameBack(id));
    const { walletId } = await walletOf(lucia);
    const day = civilDateAt(test.clock.now);
    const url = `/v1/wallet/wallets/${walletId}/statement?fromDate=${day}&toDate=${day}&format=csv`;
    const { body } = await lucia.get(url);
    expect(body).toContain('Retirada devuelta por el banco, de nuevo en el saldo');
    expect(body).toMatch(/Retiradas rechazadas o devueltas por el banco[;,]200[.,]00/);
  });

  it('is in the audit trail of the movement and of the withdrawal, and the customer gets a mail', async () => {
    const id = await paidByHand();
    const [entry] = await bank.shows(cameBack(id, 20_000, { returnReason: 'AC04' }));
    const ofSubject = async (subjectId: string, action: string) =>
      (
        await test.db
          .select()
          .from(auditEntries)
          .where(eq(auditEntries.subjectId, subjectId))
          .orderBy(auditEntries.auditEntryId)
      ).filter((note) => note.action === action);
    expect(await ofSubject(id, 'transaction.return')).toMatchObject([
      { userId: null, after: { amountCents: 20_000, returnReason: 'AC04', userId: lucia.userId } },
    ]);
    expect(await ofSubject(entry.bankEntryId, 'bank-entry.book')).toMatchObject([
      { after: { transactionId: id, returnReason: 'AC04' } },
    ]);
    const { bankAccountId } = await shown(id);
    expect(await ofSubject(bankAccountId, 'bank-account.edit')).toMatchObject([
      { before: { state: 'valid' }, after: { state: 'pending' } },
    ]);
    const [user] = await test.db.select().from(users).where(eq(users.userId, lucia.userId));
    const [newest] = await mailsTo(test, user?.email ?? '');
    expect(newest).toMatchObject({ subject: expect.stringContaining('El banco ha devuelto tu retirada') });
  });
});

describe('the account of a payment that came back', () => {
  it.each([...returnReasons, 'ZZ99', null])(
    '[L49] with the reason %s can be used only as the reason allows',
    async (returnReason) => {
      const id = await paidByHand();
      const before = await accountOf(id);
      const [entry] = await bank.shows(cameBack(id, 20_000, { returnReason }));
      expect(entry).toMatchObject({ state: 'booked', returnReason });
      const wrong = ['AC01', 'AC03', 'AC04', 'AC06', 'AG01', 'BE01', 'RC01'];
      const isWrong = wrong.includes(returnReason ?? '');
      expect(await accountOf(id)).toMatchObject({
        state: isWrong ? 'pending' : 'valid',
        version: (before?.version ?? 0) + Number(isWrong),
      });
    },
  );

  it('is set back to pending only once by two payments to it', async () => {
    const [first, second] = [await paidByHand(), await paidByHand()];
    const entries = await bank.shows(
      cameBack(first, 20_000, { returnReason: 'AC04' }),
      cameBack(second, 20_000, { returnReason: 'AC04' }),
    );
    expect(entries.map(({ state }) => state)).toEqual(['booked', 'booked']);
    expect(await accountOf(first)).toMatchObject({ state: 'pending' });
    const asked = await askFor(lucia, { type: 'withdraw', amount: '10.00' });
    expect(asked.json()).toMatchObject({ code: 'wallet.bank_account_not_valid' });
    const { bankAccountId } = await shown(first);
    const notes = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, bankAccountId))
      .orderBy(auditEntries.auditEntryId);
    expect(notes.filter(({ action }) => action === 'bank-account.edit')).toHaveLength(1);
  });
});

describe('a payment that the bank rejected', () => {
  it.each([
    ['first out, then back', [left, cameBack]],
    ['first back, then out', [cameBack, left]],
  ] as const)('[L49] in one statement, %s, is in the wallet again', async (_, [first, second]) => {
    const id = await files.withdrawal(lucia);
    await files.taken();
    const entries = await bank.shows(first(id), second(id));
    expect(entries.map(({ state }) => state)).toEqual(['booked', 'booked']);
    expect(await walletCents()).toBe(100_000);
    expect(await shown(id)).toMatchObject({ status: 'completed', returnedAt: expect.any(String) });
  });

  it('[L49] waits for the movement of the original payment, and is then booked', async () => {
    const id = await files.withdrawal(lucia);
    await files.taken();
    const [back] = await bank.shows(cameBack(id, 20_000, { returnReason: 'AC01' }));
    expect(back).toMatchObject({ state: 'waiting', doubt: 'notPaid' });
    await matchEntries(test.app);
    expect(await walletCents()).toBe(80_000);
    await bank.shows(left(id));
    expect(await walletCents()).toBe(100_000);
    expect((await elena.get(`/v1/payment/bank-entries/${back.bankEntryId}`)).json()).toMatchObject({
      state: 'booked',
      doubt: null,
    });
    expect(await accountOf(id)).toMatchObject({ state: 'pending' });
  });

  it('is no longer booked automatically once staff have put it back', async () => {
    const id = await files.withdrawal(lucia);
    await files.taken();
    const [back] = await bank.shows(cameBack(id));
    const decide = (body: object) =>
      elena.post(`/v1/payment/bank-entries/${back.bankEntryId}/decision`, { body });
    await decide({ state: 'held', note: 'Preguntamos al banco.' });
    expect((await decide({ state: 'waiting' })).json()).toMatchObject({ doubt: 'returned' });
    await bank.shows(left(id));
    expect(await walletCents()).toBe(80_000);
  });
});

it('[L49] a returned payment is booked even if the rest of the wallet was withdrawn', async () => {
  const id = await paidByHand();
  const rest = await files.withdrawal(lucia, '800.00');
  await approve(elena, rest);
  expect(await walletCents()).toBe(0);
  await bank.shows(cameBack(id));
  expect(await walletCents()).toBe(20_000);
});
