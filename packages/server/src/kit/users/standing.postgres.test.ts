// Goal: an action by staff is refused if they lost the permission while it waited for a lock.
// Method: the API on a real PostgreSQL; one connection holds a lock that the action needs while its author loses the
// permission.
import { buildNewBankAccount, buildPdf } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { acceptedAccount, approve, askFor, transactionsUrl } from '../../../test/money.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { newUser } from '../../../test/users.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import { openPostgres } from '../database/postgres.ts';
import type { Db } from '../database/types.ts';

let test: TestApp;
let governor: Caller;
let customerId: string;
let accountId: string;

beforeAll(async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  test = await buildTestApp({ database });
  governor = await as(test, 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  customerId = (await newUser(test.services)).userId;
  accountId = await acceptedAccount(test, customerId);
});

const disable = (who: Caller) => governor.patch(pathOf(who.userId), { body: { disabled: true } });
const pathOf = (userId: string) => `/v1/account/users/${userId}`;
const walletBalance = async () =>
  (await governor.get(`/v1/wallet/wallets?userId=${customerId}`)).json().data[0].balance;

/** Runs `act` while another transaction holds a lock it needs, and runs `meanwhile` before the lock is released. */
async function overtake<T>(
  lock: (tx: Db) => Promise<unknown>,
  act: () => Promise<T>,
  meanwhile: (tx: Db) => Promise<unknown>,
) {
  let acting: Promise<T> | undefined;
  await test.db.transaction(async (tx) => {
    await lock(tx);
    acting = act();
    await until(async () => {
      const { rows } = await tx.execute<Record<string, unknown>>(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows[0];
    });
    await meanwhile(tx);
  });
  return acting as Promise<T>;
}

const lockWallet = (tx: Db) =>
  tx.execute(sql`select 1 from ledger_accounts where account_id = ${`wallet:${customerId}`} for update`);
const lockCustomer = (tx: Db) =>
  tx.execute(sql`select 1 from users where user_id = ${customerId} for update`);

async function waitingIncome(): Promise<string> {
  const owner = await as(test, { userId: customerId });
  return (await askFor(owner, { type: 'income', amount: '250.00' })).json().transactionId;
}

describe('while it waits for a lock', () => {
  it.each([
    ['disabled', { disabled: true }],
    ['given another role', { role: 'operator' }],
  ])('[P7] the approval of an administrator who is %s is refused', async (_, body) => {
    const admin = await as(test, 'admin');
    const transactionId = await waitingIncome();
    const { statusCode } = await overtake(
      lockWallet,
      () => approve(admin, transactionId),
      async () => expect((await governor.patch(pathOf(admin.userId), { body })).statusCode).toBe(200),
    );
    expect(statusCode).toBe(403);
    expect((await governor.get(`${transactionsUrl}/${transactionId}`)).json().status).toBe('pending');
    expect(await walletBalance()).toBe('0.00');
    // Another administrator can still approve the transaction.
    expect((await approve(governor, transactionId)).statusCode).toBe(200);
    expect(await walletBalance()).toBe('250.00');
  });

  it('[P7] the approval of an administrator who kept the permission succeeds', async () => {
    const admin = await as(test, 'admin');
    const transactionId = await waitingIncome();
    const done = await overtake(
      lockWallet,
      () => approve(admin, transactionId),
      async () => {},
    );
    expect(done.statusCode).toBe(200);
    expect(await walletBalance()).toBe('250.00');
  });

  it('[P8] a manager’s movement is refused if the customer is assigned to another manager', async () => {
    const [manager, other] = [await as(test, 'operator'), await as(test, 'operator')];
    const body = { userId: customerId, managerId: manager.userId };
    expect((await governor.post('/v1/account/user-assignment', { body })).statusCode).toBe(201);
    const { statusCode } = await overtake(
      lockWallet,
      () => askFor(manager, { type: 'income', amount: '250.00', userId: customerId }),
      () =>
        governor.patch(`/v1/account/user-assignment/${customerId}`, { body: { managerId: other.userId } }),
    );
    expect(statusCode).toBe(403);
    expect((await governor.get(`${transactionsUrl}?userId=${customerId}`)).json().total).toBe(0);
  });

  it('[P7] a change that does not move money is refused too', async () => {
    const admin = await as(test, 'admin');
    const address = `/v1/payment/bank-accounts/${accountId}`;
    const { statusCode } = await overtake(
      lockCustomer,
      () => admin.patch(address, { form: formOf({ state: 'error', errorMessage: 'No se lee.' }) }),
      async () => expect((await disable(admin)).statusCode).toBe(200),
    );
    expect(statusCode).toBe(403);
    expect((await governor.get(address)).json().state).toBe('valid');
  });

  it.each([
    ['is refused if the customer is assigned to another manager', false],
    ['is accepted if the customer is still theirs', true],
  ])('[P8] a bank account that a manager adds for a customer %s', async (_, isTheirs) => {
    const [manager, other] = [await as(test, 'operator'), await as(test, 'operator')];
    const body = { userId: customerId, managerId: manager.userId };
    expect((await governor.post('/v1/account/user-assignment', { body })).statusCode).toBe(201);
    const newAccount = () => ({
      ...buildNewBankAccount(),
      userId: customerId,
      document: fileOf(buildPdf(), 'certificado.pdf'),
    });
    const { statusCode } = await overtake(
      lockCustomer,
      () => manager.post('/v1/payment/bank-accounts', { form: formOf(newAccount()) }),
      // Assigning a customer to another manager locks the customer too.
      async (tx) => {
        if (isTheirs) return;
        await tx
          .update(userAssignments)
          .set({ managerId: other.userId })
          .where(eq(userAssignments.userId, customerId));
      },
    );
    expect(statusCode).toBe(isTheirs ? 201 : 404);
    const { total } = (await governor.get(`/v1/payment/bank-accounts?userId=${customerId}`)).json();
    expect(total).toBe(isTheirs ? 2 : 1);
  });
});
