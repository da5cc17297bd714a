// Goal: what staff asked for is not done once they may do it no longer, however long it waited for a lock.
// Method: the API on a real PostgreSQL; one connection holds what a command needs while its author loses standing.
import { buildNewBankAccount, buildPdf } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../database/postgres.ts';
import type { Db } from '../database/types.ts';
import { as, type Caller } from '../testing/callers.ts';
import { fileOf, formOf } from '../testing/forms.ts';
import { acceptedAccount, approve, askFor, transactionsUrl } from '../testing/money.ts';
import { newPostgresDatabase } from '../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { newUser } from '../testing/users.ts';
import { userAssignments } from './user-assignments/table.ts';

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

/** Does it while somebody else holds a lock that it needs, and meanwhile something happens. */
async function overtake<T>(
  lock: (tx: Db) => Promise<unknown>,
  act: () => Promise<T>,
  meanwhile: (tx: Db) => Promise<unknown>,
) {
  let acting: Promise<T> | undefined;
  await test.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await lock(tx);
    acting = act();
    await until(async () => {
      const { rows } = (await tx.execute(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as {
        rows: unknown[];
      };
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
    // It is still there to be decided, by who may.
    expect((await approve(governor, transactionId)).statusCode).toBe(200);
    expect(await walletBalance()).toBe('250.00');
  });

  it('[P7] the approval of an administrator about whom nothing changed is done', async () => {
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

  it('[P8] the movement of a manager whose customer is given to another one is refused', async () => {
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

  it('[P7] what moves no money is refused as well', async () => {
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
    ['given to another manager', false],
    ['left alone', true],
  ])('[P8] an account that a manager adds for a customer who is %s', async (_, isTheirs) => {
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
      // What gives a customer to another manager holds the customer too.
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
