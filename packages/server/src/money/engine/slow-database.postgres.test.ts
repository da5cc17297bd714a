/**
 * Goal: a database that keeps one batch waiting costs the requests behind it only that time. Method: a real PostgreSQL;
 * another connection locks a project while many requests wait.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks, invest, openProject } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { openDatabase } from '../../kit/database/open-database.ts';

const lockMs = 4_000;
const queueMs = 60_000;
/** Several batches. */
const crowdSize = 300;

let test: TestApp;
let blocker: pg.Client;
let admin: Caller;
let investor: Caller;

beforeAll(async () => {
  const url = await newPostgresDatabase(inject('postgresUrl'));
  test = await buildTestApp({
    config: { moneyPatience: { queueMs, lockMs } },
    database: await openDatabase({ database: { kind: 'postgres', url } }),
  });
  blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 100_000_000);
});
afterAll(async () => {
  await blocker.end();
  await compareBooks(test);
  await test.close();
});

/** A project with an order, and a function that places the same order under another key. */
async function projectWithOrder(key: string) {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000_000,
    minimumInvestment: 1_000,
  });
  const { executor } = test.app;
  const run = vi.spyOn(executor, 'run');
  expect((await invest(investor, projectId, '10.00', { key })).statusCode).toBe(201);
  const [command, keyed] = run.mock.lastCall as Parameters<typeof run>;
  run.mockRestore();
  const place = (suffix: string, since: number) =>
    executor.run(command, { ...keyed, key: `${key}-${suffix}` }, { isGone: () => false, since });
  return { projectId, place };
}

it('[B1][B2] a short lock refuses none of those that had waited for long', async () => {
  const { projectId, place } = await projectWithOrder('behind-a-short-lock');
  await blocker.query('begin');
  await blocker.query('select 1 from projects where project_id = $1 for update', [projectId]);
  const since = performance.now() - lockMs - 1_000;
  const crowd = Promise.allSettled(Array.from({ length: crowdSize }, (_, index) => place(`${index}`, since)));
  await until(async () => (test.app.executor.load().lanes.locked.waiting ? true : undefined));
  await blocker.query('rollback');
  const refused = (await crowd).flatMap((outcome) => ('reason' in outcome ? outcome.reason : []));
  expect(refused).toEqual([]);
});
