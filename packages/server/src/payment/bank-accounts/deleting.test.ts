import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankAccountsUrl, decide, givenAccount, givenTransaction } from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { deleteAccountsOf } from './delete-bank-account.ts';

let test: TestApp;
let admin: Caller;
let owner: Caller;
let id: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
});
beforeEach(async () => {
  owner = await as(test, 'user');
  id = (await givenAccount(owner)).bankAccountId;
});
afterAll(() => test.close());

const remove = (caller: Caller, bankAccountId = id) => caller.delete(`${bankAccountsUrl}/${bankAccountId}`);
const stored = (bankAccountId = id) =>
  test.db.select().from(bankAccounts).where(eq(bankAccounts.bankAccountId, bankAccountId));

describe('deleting a bank account', () => {
  it('[P7] is allowed to its owner and administrators; other users get 404', async () => {
    const visitor = await as(test, 'visitor');
    expect((await visitor.delete(`/v1/payment/bank-accounts/${id}`)).statusCode).toBe(401);
    expect((await remove(await as(test, 'operator'))).statusCode).toBe(403);
    const other = await as(test, 'user');
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove(other, crypto.randomUUID())).statusCode).toBe(404);
    expect((await remove(owner)).statusCode).toBe(204);
    expect((await remove(owner)).statusCode).toBe(404);
    const another = await givenAccount(owner);
    expect((await remove(admin, another.bankAccountId)).statusCode).toBe(204);
  });

  it('[C3][E14] deletes the account and its certificate', async () => {
    const { url } = (await owner.get(`${bankAccountsUrl}/${id}/url`)).json();
    expect((await remove(owner)).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
    expect((await owner.get(new URL(url).pathname)).statusCode).toBe(404);
    expect((await owner.get(`${bankAccountsUrl}/view/${id}`)).statusCode).toBe(404);
  });

  it('[E14] is refused while a transaction with it is pending', async () => {
    await givenTransaction(test, owner.userId, id);
    const answer = await remove(owner);
    expect(answer.json()).toMatchObject({ status: 409, code: 'payment.bank_account_in_use' });
    expect((await owner.get(`${bankAccountsUrl}/${id}`)).statusCode).toBe(200);
  });

  it('[E14] keeps a hidden row if transactions refer to it, and the number may be added again', async () => {
    await givenTransaction(test, owner.userId, id, 'rejected');
    const { account } = (await owner.get(`${bankAccountsUrl}/${id}`)).json();
    expect((await remove(owner)).statusCode).toBe(204);
    expect(await stored()).toMatchObject([{ account, main: false, documentId: null }]);
    for (const caller of [owner, admin]) {
      expect((await caller.get(`${bankAccountsUrl}/${id}`)).statusCode).toBe(404);
      expect((await caller.get(`${bankAccountsUrl}?userId=${owner.userId}`)).json().total).toBe(0);
    }
    expect(await givenAccount(owner, { account })).toMatchObject({ account, main: true });
  });

  it('[E14] of the main account makes another one main, a valid one if possible', async () => {
    const second = await givenAccount(owner);
    const third = await givenAccount(owner);
    await decide(admin, third.bankAccountId, 'valid');
    await remove(owner);
    expect(await stored(third.bankAccountId)).toMatchObject([{ main: true }]);
    expect(await stored(second.bankAccountId)).toMatchObject([{ main: false }]);
    await remove(owner, third.bankAccountId);
    expect(await stored(second.bankAccountId)).toMatchObject([{ main: true }]);
  });
});

describe('deleting a user', () => {
  it('[P9] deletes their accounts, but keeps the last digits of numbers used by transactions', async () => {
    await givenTransaction(test, owner.userId, id, 'rejected');
    const [before] = await stored();
    const unused = await givenAccount(owner);
    await makeChange(test.services, thePlatform, (change) =>
      deleteAccountsOf(change, owner.userId, test.services),
    );
    expect(await stored(unused.bankAccountId)).toEqual([]);
    const lastFour = before?.account.slice(-4);
    expect(await stored()).toMatchObject([
      { account: `XX000000000000${lastFour}`, alias: lastFour, documentId: null, main: false },
    ]);
  });
});
