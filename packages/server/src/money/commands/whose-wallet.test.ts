/** Goal: users enter transactions for their own wallet, staff for their customers' wallets, and nobody for any other. */
import { buildIban } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenBankAccount } from '../../../test/account-records.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { acceptedAccount, askFor, giveMoney, transactionsUrl } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { walletOf } from '../../../test/wallets.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator', { name: 'Marta', surname: 'Ruiz' });
});
beforeEach(async () => {
  owner = await as(test, 'user', { managerId: manager.userId });
});
afterAll(() => test.close());

describe('the wallet of a transaction', () => {
  it('[P6][A17][E3] may be a customer’s if staff enter it, whose name is recorded', async () => {
    await giveMoney(test, owner.userId, 10_000);
    const { walletId } = await walletOf(owner);
    for (const [staff, whose] of [
      [manager, { userId: owner.userId }],
      [admin, { walletId }],
      [admin, { walletId, userId: owner.userId }],
    ] as const) {
      const answer = await askFor(staff, { type: 'withdraw', amount: '10.00', ...whose });
      const { transactionId, ...transaction } = answer.json();
      expect([answer.statusCode, transaction]).toMatchObject([
        201,
        { userId: owner.userId, issuerName: 'admin-backoffice', status: 'pending', managerId: staff.userId },
      ]);
      const auditRows = await test.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, transactionId))
        .orderBy(auditEntries.auditEntryId);
      expect(auditRows).toMatchObject([{ action: 'transaction.create', userId: staff.userId }]);
    }
    expect(await walletOf(owner)).toMatchObject({ balance: '70.00', held: '30.00' });
    const { data } = (await manager.get(`${transactionsUrl}?userId=${owner.userId}`)).json();
    expect(data.map(({ managerName }: { managerName: string | null }) => managerName)).toContain(
      'Marta Ruiz',
    );
    const own = (await owner.get(transactionsUrl)).json().data as {
      managerId: string | null;
      managerName: string | null;
    }[];
    expect(own.every(({ managerId, managerName }) => managerId === null && managerName === null)).toBe(true);
  });

  it('[P7] is otherwise the caller’s own; other wallets are refused', async () => {
    const other = await as(test, 'user');
    const stranger = await as(test, 'operator');
    const theirs = (await walletOf(other)).walletId;
    const own = (await walletOf(owner)).walletId;
    for (const user of [owner, other]) await acceptedAccount(test, user.userId);
    const path = async (caller: Caller, whose: object) => {
      const answer = await askFor(caller, { type: 'income', amount: '1.00', ...whose });
      return [
        answer.statusCode,
        answer.json().errors?.map((error: { path: string; code: string }) => `${error.path} ${error.code}`),
      ];
    };
    expect(await path(owner, { userId: other.userId })).toEqual([400, ['userId choice']]);
    expect(await path(owner, { userId: crypto.randomUUID() })).toEqual([400, ['userId choice']]);
    expect(await path(owner, { walletId: theirs })).toEqual([400, ['walletId choice']]);
    expect(await path(owner, { walletId: own, userId: other.userId })).toEqual([400, ['walletId choice']]);
    expect(await path(stranger, { userId: owner.userId })).toEqual([400, ['userId choice']]);
    expect(await path(manager, { userId: other.userId })).toEqual([400, ['userId choice']]);
    expect(await path(admin, {})).toEqual([400, ['userId required']]);
    expect(await path(admin, { userId: manager.userId })).toEqual([400, ['userId choice']]);
    expect(await path(owner, { walletId: own, userId: owner.userId })).toEqual([201, undefined]);
    expect((await (await as(test, 'visitor')).post('/v1/wallet/transactions', { body: {} })).statusCode).toBe(
      401,
    );
  });

  it('[E14] uses the main bank account by default, or the requested one', async () => {
    const main = await acceptedAccount(test, owner.userId);
    await givenBankAccount(test, owner.userId, { state: 'valid', alias: 'Otra', account: buildIban(4_712) });
    const named = (await owner.get('/v1/payment/bank-accounts?alias=Otra')).json().data[0].bankAccountId;
    expect((await askFor(owner, { type: 'income', amount: '1.00' })).json().bankAccountId).toBe(main);
    const other = await askFor(owner, { type: 'income', amount: '1.00', bankAccountId: named });
    expect(other.json().bankAccountId).toBe(named);
  });
});
