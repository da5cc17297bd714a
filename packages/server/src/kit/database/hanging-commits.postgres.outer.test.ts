/**
 * Goal: nobody waits forever for an unanswered commit or for a transaction that a frozen process left open.
 * Method: a dedicated PostgreSQL that waits for a synchronous standby which does not exist, and a transaction that
 * stops sending statements.
 */
import { v1 } from '@semilla/contract';
import { buildNewTemplate } from '@semilla/contract/testing';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invest, openProject } from '../../../test/orders.ts';
import { findBinaries } from '../../../test/postgres/binaries.ts';
import { type OwnPostgres, startOwn } from '../../../test/postgres/server.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { orders } from '../../schema/orders.ts';
import { openDatabase } from './open-database.ts';
import { isUnavailable } from './violations.ts';

const patienceMs = 4_000;
/** Long enough for the hanging commit and then for the requests that need the rows it locks. */
const answerMsMax = 10_000;

let postgres: OwnPostgres;
let test: TestApp;
let owner: pg.Client;
let admin: Caller;
let investors: Caller[];
let projectId: string;

beforeAll(async () => {
  postgres = await startOwn(findBinaries(), ['fsync=off']);
  test = await buildTestApp({
    config: { patienceMs, moneyPatience: { queueMs: 20_000, lockMs: 4_000 } },
    database: await openDatabase({ database: { kind: 'postgres', url: postgres.url } }),
  });
  owner = new pg.Client({ connectionString: postgres.url });
  await owner.connect();
  admin = await as(test, 'admin');
  investors = await Promise.all(Array.from({ length: 3 }, () => anInvestor(test, 1_000_000)));
  ({ projectId } = await openProject(test, admin));
}, 120_000);
afterAll(async () => {
  await owner.end();
  await compareBooks(test);
  await test.close();
  await postgres.stop();
});

async function waitForStandby(name: string): Promise<void> {
  await owner.query(`alter system set synchronous_standby_names = '${name}'`);
  await owner.query('select pg_reload_conf()');
  await until(async () => {
    const { rows } = await owner.query('show synchronous_standby_names');
    return rows[0].synchronous_standby_names === name ? true : undefined;
  });
}

const orderOf = (investor: Caller, who: number) =>
  invest(investor, projectId, '100.00', { key: `hanging-${who}` });

it('[B1][B2] answers 503 in time when a commit hangs, and a repeated key returns its outcome', async () => {
  await waitForStandby('missing');
  const startedAt = performance.now();
  const answers = await Promise.all([
    ...investors.map(orderOf),
    admin.post(v1.templates.create.path, { body: buildNewTemplate() }),
  ]);
  const ms = performance.now() - startedAt;
  const ready = await test.app.inject('/health/ready');
  await waitForStandby('');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503));
  expect(answers.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
  expect(ms).toBeLessThan(answerMsMax);
  expect(ready.statusCode).toBe(503);

  await until(async () => ((await test.app.inject('/health/ready')).statusCode === 200 ? true : undefined));
  const again = await until(async () => {
    const repeated = await Promise.all(investors.map(orderOf));
    return repeated.every(({ statusCode }) => statusCode === 201) ? repeated : undefined;
  });
  expect(again.some(({ headers }) => headers['idempotency-replayed'] === 'true')).toBe(true);
  expect(await test.db.$count(orders, eq(orders.projectId, projectId))).toBe(investors.length);
});

it('[B1][B2] ends a transaction that stops sending statements, and releases its locks', async () => {
  const frozen = await openDatabase({
    database: { kind: 'postgres', url: postgres.url, idleInTransactionMs: 300 },
  });
  const locked = Promise.withResolvers<void>();
  const thawed = Promise.withResolvers<void>();
  const leftOpen = frozen.moneyDb.transaction(async (tx) => {
    await tx.execute(sql`select 1 from projects where project_id = ${projectId} for update`);
    locked.resolve();
    await thawed.promise;
    await tx.execute(sql`select 1`);
  });
  const outcome = leftOpen.then(
    () => undefined,
    (error: unknown) => error,
  );
  await locked.promise;
  const [investor] = investors as [Caller];
  expect((await invest(investor, projectId, '100.00', { key: 'behind-frozen' })).statusCode).toBe(201);
  thawed.resolve();
  expect(isUnavailable(await outcome)).toBe(true);
  const { rows } = await frozen.moneyDb.execute(sql`
    select current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('tcp_keepalives_idle') as alive`);
  expect(rows).toEqual([{ idle: '300ms', alive: '10' }]);
  await frozen.close();
});
