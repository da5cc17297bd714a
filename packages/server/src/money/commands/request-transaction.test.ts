/** Goal: a requested withdrawal is held in the wallet, a requested deposit does not change it, and bad requests are refused. */
import { errorCatalogue, movementReference, v1 } from '@semilla/contract';
import { buildIban } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenBankAccount } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, askFor, giveMoney, transactionsUrl } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { transactions } from '../../schema/transactions.ts';

let test: TestApp;
let owner: Caller;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  owner = await as(test, 'user', { name: 'Lucía', surname: 'Ferrer' });
});
afterAll(() => test.close());

const transactionsOf = (userId: string) =>
  test.db.select().from(transactions).where(eq(transactions.userId, userId));

describe('a request', () => {
  it.each([
    ['income', '500.00', { balance: '1000.00', held: '0.00' }],
    ['income', '999999999.99', { balance: '1000.00', held: '0.00' }],
    ['withdraw', '0.01', { balance: '999.99', held: '0.01' }],
    ['withdraw', '1000.00', { balance: '0.00', held: '1000.00' }],
  ] as const)(
    '[V17][S3][E3] of type %s for %s leaves a wallet of 1000.00 with %o',
    async (type, amount, after) => {
      await giveMoney(test, owner.userId, 100_000);
      const answer = await askFor(owner, { type, amount });
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        {
          transactionId: expect.any(String),
          walletId: (await walletOf(owner)).walletId,
          userId: owner.userId,
          userName: 'Lucía Ferrer',
          amount,
          type,
          issuerName: 'user-wallet',
          status: 'pending',
          taxRate: null,
          rejectReason: null,
          returnedAt: null,
          returnReason: null,
          returnTransactionId: null,
          returnedWithdrawalId: null,
          reference: movementReference(answer.json().transactionId),
          bankAccountId: await acceptedAccount(test, owner.userId),
          bankAccount: expect.stringMatching(/^Cuenta \d+-\d+ · ••••\u00a0••••\u00a0\d{4}$/),
          projectId: null,
          projectName: null,
          orderId: null,
          adminId: null,
          adminName: null,
          managerId: null,
          managerName: null,
          file: null,
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      ]);
      const again = await owner.get(`${transactionsUrl}/${answer.json().transactionId}`);
      expect(again.json()).toEqual(answer.json());
      expect(await walletOf(owner)).toMatchObject(after);
    },
  );

  it.each([
    ['income', 'wallet.too_many_pending_deposits'],
    ['withdraw', 'wallet.too_many_pending_withdrawals'],
  ] as const)(
    '[S3] of type %s is refused by name beyond five pending ones, however many come at once',
    async (type, code) => {
      await giveMoney(test, owner.userId, 100_000);
      await acceptedAccount(test, owner.userId);
      const ask = () => askFor(owner, { type, amount: '10.00' });
      const answers = await Promise.all(Array.from({ length: 9 }, ask));
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
      const refused = (await ask()).json();
      expect(refused).toMatchObject({ status: 409, code });
      expect(refused.detail).toContain('5');
      const other = type === 'income' ? 'withdraw' : 'income';
      expect((await askFor(owner, { type: other, amount: '10.00' })).statusCode).toBe(201);
      const admin = await as(test, 'admin');
      const entered = await askFor(admin, { type, amount: '10.00', userId: owner.userId });
      expect(entered.statusCode).toBe(201);
    },
  );

  it('[S3] for a withdrawal holds the money each time, until none is left', async () => {
    await giveMoney(test, owner.userId, 10_000);
    const withdraw = () => askFor(owner, { type: 'withdraw', amount: '40.00' });
    expect([
      (await withdraw()).statusCode,
      (await withdraw()).statusCode,
      (await withdraw()).statusCode,
    ]).toEqual([201, 201, 409]);
    expect(await walletOf(owner)).toMatchObject({ balance: '20.00', held: '80.00' });
  });

  it('[B2] with one key happens once; the key is refused for another request', async () => {
    await giveMoney(test, owner.userId, 10_000);
    const key = { 'idempotency-key': `retirada-${owner.userId}` };
    const first = await askFor(owner, { type: 'withdraw', amount: '40.00' }, key);
    const second = await askFor(owner, { type: 'withdraw', amount: '40.00' }, key);
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    const other = await askFor(owner, { type: 'withdraw', amount: '41.00' }, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'request.idempotency_key_reused']);
    expect(await walletOf(owner)).toMatchObject({ balance: '60.00', held: '40.00' });
  });
});

const noAccount = () => Promise.resolve();
const accountThat = (state: 'pending' | 'error') => async (): Promise<void> => {
  const errorMessage = state === 'error' ? 'No coincide el titular.' : null;
  await givenBankAccount(test, owner.userId, { state, errorMessage, main: true, account: buildIban(4_711) });
};
const money = async () => void (await giveMoney(test, owner.userId, 10_000));

describe('a refused request leaves no trace', () => {
  it.each([
    [
      'wallet.amount_not_positive',
      { type: 'income', amount: '0.00' },
      money,
      'amount',
      'mayor que cero',
      'greater than zero',
    ],
    [
      'wallet.amount_not_positive',
      { type: 'withdraw', amount: '0.00' },
      money,
      'amount',
      'mayor que cero',
      'greater than zero',
    ],
    [
      'wallet.bank_account_required',
      { type: 'income', amount: '1.00' },
      noAccount,
      'bankAccountId',
      'Elige la cuenta',
      'Choose the bank account',
    ],
    [
      'wallet.bank_account_required',
      { type: 'withdraw', amount: '1.00' },
      noAccount,
      'bankAccountId',
      'Elige la cuenta',
      'Choose the bank account',
    ],
    [
      'wallet.bank_account_not_valid',
      { type: 'income', amount: '1.00' },
      accountThat('pending'),
      'bankAccountId',
      'no está validada',
      'is not validated',
    ],
    [
      'wallet.bank_account_not_valid',
      { type: 'withdraw', amount: '1.00' },
      accountThat('error'),
      'bankAccountId',
      'no está validada',
      'is not validated',
    ],
    [
      'wallet.amount_above_balance',
      { type: 'withdraw', amount: '100.01' },
      money,
      'amount',
      'no debe superar el saldo',
      'must not exceed the available balance',
    ],
  ] as const)('[V17][X1] %s: %o', async (code, body, given, path, spanish, english) => {
    await given();
    const [before, wallet] = [await transactionsOf(owner.userId), await walletOf(owner)];
    const inSpanish = await askFor(owner, body, { 'accept-language': 'es' });
    const inEnglish = await askFor(owner, body, { 'accept-language': 'en' });
    const status = errorCatalogue[code];
    expect([inSpanish.statusCode, inSpanish.json()]).toMatchObject([
      status,
      { code, detail: expect.stringContaining(spanish), errors: [{ path, code }] },
    ]);
    expect([inEnglish.statusCode, inEnglish.json()]).toMatchObject([
      status,
      { code, detail: expect.stringContaining(english), errors: [{ path, code }] },
    ]);
    expect(await transactionsOf(owner.userId)).toEqual(before);
    expect(await walletOf(owner)).toEqual(wallet);
  });

  it.each([
    { type: 'gift', amount: '1.00' },
    { type: 'income', amount: '1.0' },
    { type: 'income', amount: '-1.00' },
    { type: 'income', amount: 100 },
    { type: 'income', amount: '1000000000.00' },
    { type: 'income' },
    { amount: '1.00' },
    { type: 'income', amount: '1.00', status: 'completed' },
    { type: 'income', amount: '1.00', bankAccountId: '1' },
  ])('[V17] when invalid: %o', async (body) => {
    await acceptedAccount(test, owner.userId);
    expect((await owner.post(v1.transactions.request.path, { body })).statusCode).toBe(400);
    expect(await transactionsOf(owner.userId)).toEqual([]);
  });

  it('[V17][P7] when the bank account is another user’s or deleted, like an unknown one', async () => {
    const other = await as(test, 'user');
    const theirs = await acceptedAccount(test, other.userId);
    const deleted = await acceptedAccount(test, owner.userId);
    expect((await owner.delete(`/v1/payment/bank-accounts/${deleted}`)).statusCode).toBe(204);
    for (const bankAccountId of [theirs, deleted, crypto.randomUUID()]) {
      const answer = await askFor(owner, { type: 'income', amount: '1.00', bankAccountId });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'wallet.bank_account_required']);
    }
  });
});
