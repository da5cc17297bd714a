/**
 * Goal: operators see how long money waits, why it is refused, and whether the ledger is in balance. Method:
 * orders on a real PostgreSQL, some of which wait for a locked row, and then the metrics as Prometheus reads
 * them.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { anInvestor, askFor } from '../../test/money.ts';
import { invest, openProject } from '../../test/orders.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { openDatabase } from '../kit/database/open-database.ts';
import { findBalanceSums } from '../ledger/find-balance-sums.ts';

const metricsToken = 'a token for the metrics of this test';

let test: TestApp;
let blocker: pg.Client;
let admin: Caller;
let investors: Caller[];

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({
    config: { metricsToken },
    database: await openDatabase({ database: { kind: 'postgres', url } }),
  });
  blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
  admin = await as(test, 'admin');
  investors = await Promise.all(Array.from({ length: 2 }, () => anInvestor(test, 1_000_000)));
});
afterAll(async () => {
  await blocker.end();
  await test.close();
});

/** The values of one metric, by their labels. */
async function read(name: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await test.app.inject({ url: '/metrics', headers });
  const lines = [...body.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, labels = '', value]) => [labels, Number(value)]));
}

it('[B1][B10] counts waits by lane, refusals by code, and waits for connections by pool', async () => {
  const { projectId } = await openProject(test, admin);
  const [first, second] = investors as [Caller, Caller];
  const before = await read('money_wait_seconds_count');
  expect((await invest(first, projectId, '100.00')).statusCode).toBe(201);
  expect((await invest(first, projectId, '100000.00')).statusCode).toBe(409);
  const after = await read('money_wait_seconds_count');
  expect((after['lane="next"'] ?? 0) - (before['lane="next"'] ?? 0)).toBe(2);
  expect(Object.values(await read('money_refusals_total'))).toEqual([1]);
  expect((await read('database_connection_wait_seconds_count'))['pool="money"']).toBeGreaterThan(0);

  await blocker.query('begin');
  await blocker.query('select 1 from projects where project_id = $1 for update', [projectId]);
  const waiting = invest(second, projectId, '100.00');
  await until(async () => ((await read('money_groups_locked'))[''] === 1 ? true : undefined));
  expect((await read('money_requests_waiting'))['lane="locked"']).toBe(1);
  expect((await read('money_oldest_wait_seconds'))['lane="locked"']).toBeGreaterThan(0);
  await until(async () => (((await read('database_locks_awaited'))[''] ?? 0) > 0 ? true : undefined));
  await blocker.query('rollback');
  expect((await waiting).statusCode).toBe(201);
  expect((await read('money_wait_seconds_count'))['lane="locked"']).toBe(1);
  expect((await read('money_lock_wait_seconds_count'))['outcome="locked"']).toBeGreaterThan(0);
});

it('[B8][B10] a job that failed in its last attempt is counted', async () => {
  const { jobs, database } = test.services;
  expect((await read('jobs_failed'))['']).toBe(0);
  await jobs.handle('fails-for-good', async () => {
    throw new Error('no');
  });
  await database.writeDb.transaction((tx) => jobs.enqueue(tx, 'fails-for-good', {}, { retryLimit: 0 }));
  await until(async () => ((await read('jobs_failed'))[''] === 1 ? true : undefined));
});

it('[B1][B10] the ledger balances sum to zero, unless somebody changed one directly in the database', async () => {
  const [, second] = investors as [Caller, Caller];
  expect((await askFor(second, { type: 'withdraw', amount: '1.00' })).statusCode).toBe(201);
  const [sum] = Object.values(await read('ledger_sum_cents'));
  const byKind = await read('ledger_balance_cents');
  expect(sum).toBe(0);
  expect(byKind['kind="bank"']).toBeLessThan(0);
  expect(byKind['kind="wallet"']).toBeGreaterThan(0);

  await blocker.query('begin');
  await blocker.query('set local session_replication_role = replica');
  await blocker.query(
    `update ledger_accounts set balance_cents = balance_cents + 7 where account_id = 'wallet:${second.userId}'`,
  );
  await blocker.query('commit');
  // The metric itself is cached for a minute, so read the sums directly.
  expect(Object.values(await findBalanceSums(test.db)).reduce((total, cents) => total + cents, 0)).toBe(7);
});
