/**
 * Goal: a slow database delays the requests behind a batch only by its own delay. Method: a real PostgreSQL; another connection
 * locks a project while many requests wait, or holds a lock that a trigger on orders waits for.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor, askFor } from '../../../test/money.ts';
import { compareBooks, invest, openProject, tracesIn } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { CommitUnanswered } from '../../kit/database/limit-commit.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { financeProject } from '../commands/finance-project.ts';
import { platformKey } from '../platform-key.ts';
import type { CommandWait } from './batch.ts';

const lockMs = 4_000;
const queueMs = 60_000;
/** Enough requests for several batches. */
const crowdSize = 300;

/** A trigger that makes each order wait while the blocker holds this lock, without any database time limit. */
const slowOrders = `
  create function wait_for_blocker() returns trigger language plpgsql set lock_timeout = 0 as $$
    begin perform pg_advisory_xact_lock_shared(4711); return null; end $$;
  create trigger slow_orders after insert on orders for each statement execute function wait_for_blocker();`;

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
  await blocker.query(slowOrders);
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 100_000_000);
});
afterAll(async () => {
  await blocker.end();
  await compareBooks(test);
  await test.close();
});

/** A function that repeats an order or a deposit request under another key. */
async function repeatable(act: () => Promise<{ statusCode: number }>) {
  const { executor } = test.app;
  const run = vi.spyOn(executor, 'run');
  expect((await act()).statusCode).toBe(201);
  const [command, keyed] = run.mock.lastCall as Parameters<typeof run>;
  run.mockRestore();
  return (suffix: string, wait: Partial<CommandWait> = {}) => {
    const fromNow = { isGone: () => false, since: performance.now() };
    return executor.run(command, { ...keyed, key: `${keyed.key}-${suffix}` }, { ...fromNow, ...wait });
  };
}

/** A project with an order, and a function that places the same order again under another key. */
async function projectWithOrder(key: string) {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000_000,
    minimumInvestment: 1_000,
  });
  return { projectId, place: await repeatable(() => invest(investor, projectId, '10.00', { key })) };
}

/** A customer with a repeatable order in a separate project. */
async function orderElsewhere() {
  const { projectId } = await openProject(test, admin);
  const caller = await anInvestor(test, 1_000_000);
  return { caller, place: await repeatable(() => invest(caller, projectId, '100.00')) };
}

const aDeposit = async () => {
  const caller = await anInvestor(test, 1_000_000);
  return repeatable(() => askFor(caller, { type: 'income', amount: '1.00' }));
};

it('[B1][B2] a short lock refuses no request that had already waited long in the queue', async () => {
  const { projectId, place } = await projectWithOrder('behind-a-short-lock');
  await blocker.query('begin');
  await blocker.query('select 1 from projects where project_id = $1 for update', [projectId]);
  const since = performance.now() - lockMs - 1_000;
  const crowd = Promise.allSettled(
    Array.from({ length: crowdSize }, (_, index) => place(`${index}`, { since })),
  );
  await until(async () => (test.app.executor.load().lanes.locked.waiting ? true : undefined));
  await blocker.query('rollback');
  const refused = (await crowd).flatMap((outcome) => ('reason' in outcome ? outcome.reason : []));
  expect(refused).toEqual([]);
});

const waitUntilSlow = (count: number) =>
  until(async () => {
    const { rows } = await blocker.query(
      `select 1 from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`,
    );
    return rows.length === count ? true : undefined;
  });

async function placeTimed(caller: Caller, projectId: string, key: string) {
  const startedAt = performance.now();
  const answer = await invest(caller, projectId, '100.00', { key });
  return { answer, ms: performance.now() - startedAt };
}

it('[B1][B2] a request behind one slow batch is refused after four seconds while others are served', async () => {
  const { projectId } = await openProject(test, admin);
  const [late, depositor] = [await anInvestor(test, 1_000_000), await anInvestor(test, 1_000_000)];
  const orderAgain = await repeatable(() => invest(late, projectId, '100.00'));
  await blocker.query('select pg_advisory_lock(4711)');
  const slow = await placeTimed(investor, projectId, 'the-only-slow-order');
  const deposit = await askFor(depositor, { type: 'income', amount: '1.00' });
  const behind = await placeTimed(late, projectId, 'behind-the-only-slow-order');
  const startedAt = performance.now();
  const givingWay = orderAgain('gives-way', { givesWay: true });
  await expect(givingWay).rejects.toMatchObject({ code: 'request.unavailable' });
  const givingWayMs = performance.now() - startedAt;
  await blocker.query('select pg_advisory_unlock(4711)');

  expect(slow.answer.statusCode, slow.answer.body).toBe(503);
  expect(deposit.statusCode, deposit.body).toBe(201);
  expect(behind.answer.statusCode, behind.answer.body).toBe(503);
  expect(behind.ms).toBeLessThan(queueMs / 2);
  expect(givingWayMs).toBeLessThan(lockMs / 2);
  expect((await placeTimed(investor, projectId, 'the-only-slow-order')).answer.statusCode).toBe(201);
  expect((await tracesIn(test, projectId)).orders).toBe(2);
});

it('[B1][B2] a command that the database runs too slowly is answered in time, and so are those behind it', async () => {
  const projectIds: string[] = [];
  for (const _ of [1, 2]) projectIds.push((await openProject(test, admin)).projectId);
  const [first, second] = projectIds as [string, string];
  const [other, depositor] = [await anInvestor(test, 1_000_000), await anInvestor(test, 1_000_000)];
  await blocker.query('select pg_advisory_lock(4711)');
  const slow = [placeTimed(investor, first, 'slow-order-one')];
  await waitUntilSlow(1);
  slow.push(placeTimed(other, second, 'slow-order-two'));
  await waitUntilSlow(2);
  slow.push(placeTimed(depositor, first, 'behind-a-slow-order'));
  const deposit = await askFor(depositor, { type: 'income', amount: '1.00' });
  const refused = await Promise.all(slow);
  await blocker.query('select pg_advisory_unlock(4711)');

  expect(deposit.statusCode, deposit.body).toBe(503);
  for (const { answer, ms } of refused) {
    expect(answer.statusCode, answer.body).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(ms).toBeLessThan(queueMs / 2);
  }
  const again = await placeTimed(investor, first, 'slow-order-one');
  expect(again.answer.statusCode, again.answer.body).toBe(201);
  expect(again.answer.headers['idempotency-replayed']).toBe('true');
  expect((await tracesIn(test, first)).orders).toBe(1);
  expect((await placeTimed(depositor, first, 'behind-a-slow-order')).answer.statusCode).toBe(201);
  expect((await tracesIn(test, first)).orders).toBe(2);
  await until(async () => ((await tracesIn(test, second)).orders ? true : undefined));
  expect((await tracesIn(test, second)).orders).toBe(1);
});

it('[B1][B2] groups of a divided batch have a time limit while both lanes are slow', async () => {
  const [lane, locked, free, behind] = [
    await orderElsewhere(),
    await orderElsewhere(),
    await orderElsewhere(),
    await orderElsewhere(),
  ];
  const depositAgain = await aDeposit();
  await blocker.query('begin');
  await blocker.query('select pg_advisory_lock(4711)');
  const wallet = `wallet:${locked.caller.userId}`;
  await blocker.query('select 1 from ledger_accounts where account_id = $1 for update', [wallet]);
  const slow = [lane.place('in-a-lane')];
  await waitUntilSlow(1);
  // The deposit runs alone, so the three orders form one batch, which the locked wallet divides.
  const deposit = depositAgain('before-the-orders');
  slow.push(locked.place('locked'), free.place('free'));
  const outcomes = Promise.allSettled(slow);
  await expect(behind.place('behind')).rejects.toMatchObject({ code: 'request.unavailable' });
  await blocker.query('rollback');
  await blocker.query('select pg_advisory_unlock(4711)');

  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await deposit;
});

it('[B1][B2] an order in the same batch as a command of a whole project has a time limit too', async () => {
  const [lane, order, depositAgain] = [await orderElsewhere(), await orderElsewhere(), await aDeposit()];
  const { projectId } = await openProject(test, admin);
  await blocker.query('select pg_advisory_lock(4711)');
  const slow = lane.place('in-a-lane').catch((error) => error);
  await waitUntilSlow(1);
  const deposit = depositAgain('before-the-others');
  const financing = test.app.executor.run(financeProject(projectId), platformKey());
  await expect(order.place('with-a-whole-project')).rejects.toThrow(CommitUnanswered);
  await blocker.query('select pg_advisory_unlock(4711)');

  expect(await financing).toEqual({ isFinanced: false });
  expect(await slow).toBeInstanceOf(CommitUnanswered);
  await deposit;
});
