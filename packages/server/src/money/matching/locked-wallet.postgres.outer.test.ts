/**
 * Goal: while one customer's wallet is locked, other customers' bank movements are booked and their money moves. Method: a real
 * PostgreSQL, on which another connection locks the wallet.
 */
import { type Cents, walletReference } from '@semilla/contract';
import { camt053File, camt053Text } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { anInvestor, askFor } from '../../../test/money.ts';
import { balances, compareBooks } from '../../../test/orders.ts';
import { senderOf } from '../../../test/payee-of.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { walletOf } from '../../../test/wallets.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { isLockTimeout } from '../../kit/database/violations.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { unavailable } from '../engine/run-batch.ts';
import { matchEntries } from './match-entries.ts';

let test: TestApp;
let blocker: pg.Client;
beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({
    database: await openDatabase({ database: { kind: 'postgres', url } }),
    config: { fourEyesCents: 1_000_000_000_00 as Cents },
  });
  blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await compareBooks(test);
  await test.close();
});

const newEntries = () => test.db.$count(bankEntries, eq(bankEntries.state, 'new'));

/** A statement with one deposit for each of three customers, and a function that imports it. */
async function threeDeposits(admin: Caller, bookedOn: string, openingCents = 0) {
  const owners = await Promise.all(Array.from({ length: 3 }, () => anInvestor(test, 10_000)));
  const references = await Promise.all(
    owners.map(async (owner) => walletReference((await walletOf(owner)).walletId)),
  );
  const senders = await Promise.all(references.map((reference) => senderOf(test, reference)));
  const entries = references.map((reference, index) =>
    entryOf({
      amountCents: 1_000,
      bankReference: `${bookedOn} ${index}`,
      reference,
      bookedOn,
      ...senders[index],
    }),
  );
  const { account = '' } = test.services.config.depositAccount ?? {};
  const file = camt053File(camt053Text([statementOf(entries, { account, openingCents })]));
  const accounts = owners.map(({ userId }) => `wallet:${userId}` as const);
  const send = () => admin.post('/v1/payment/bank-statements', { form: formOf({ file }) });
  return { owners, accounts, send };
}

it('[B1][L49] a locked wallet delays no other customer’s deposit or money', async () => {
  const admin = await as(test, 'admin');
  const { owners, accounts, send } = await threeDeposits(admin, '2026-03-02');

  await blocker.query('begin');
  await blocker.query('select 1 from ledger_accounts where account_id = $1 for update', [accounts[1]]);
  const answer = await send();
  expect(answer.json()).toMatchObject({ newEntries: 3 });
  await until(async () => ((await newEntries()) === 1 ? true : undefined));
  expect(await balances(test, ...accounts)).toEqual([11_000, 10_000, 11_000]);
  const requested = await askFor(owners[0] as (typeof owners)[0], { type: 'withdraw', amount: '1.00' });
  expect(requested.statusCode, requested.body).toBe(201);
  await expect(matchEntries(test.app)).rejects.toSatisfy(isLockTimeout);

  await blocker.query('rollback');
  await matchEntries(test.app);
  expect(await newEntries()).toBe(0);
  expect((await balances(test, ...accounts))[1]).toBe(11_000);
});

it('[B1][L49] a customer whose movements the queue refuses delays no other customer’s deposit', async () => {
  const admin = await as(test, 'admin');
  const { owners, accounts, send } = await threeDeposits(admin, '2026-03-03', 3_000);
  const { executor } = test.app;
  const run = executor.run;
  const refusing = vi
    .spyOn(executor, 'run')
    .mockImplementation((command, keyed, wait) =>
      command.needs.users?.includes(owners[0]?.userId as string)
        ? Promise.reject(unavailable('the wallet is locked'))
        : run(command, keyed, wait),
    );
  expect((await send()).json()).toMatchObject({ newEntries: 3 });
  await until(async () => ((await newEntries()) === 1 ? true : undefined));
  expect(await balances(test, ...accounts)).toEqual([10_000, 11_000, 11_000]);

  refusing.mockRestore();
  await matchEntries(test.app);
  expect(await newEntries()).toBe(0);
  expect((await balances(test, ...accounts))[0]).toBe(11_000);
});
