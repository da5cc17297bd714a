/**
 * Goal: a row locked by something else delays only the requests that need it. Those are refused in time and not carried out
 * later. Method: a real PostgreSQL; another connection locks a project, or a whole table, while requests arrive.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, isAborted } from '@semilla/client';
import { cents, termsVersion, v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor, approve, askFor } from '../../../test/money.ts';
import { compareBooks, projectUrl } from '../../../test/orders.ts';
import { newPostgresDatabase } from '../../../test/postgres/databases.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { sized } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { openDatabase } from '../../kit/database/open-database.ts';
import { orders } from '../../schema/orders.ts';

/** How long requests wait for a locked row: much less than in the queue. */
const lockMs = sized(2_000, 4_000);
/** How long a row is locked. */
const heldMs = sized(6_000, 30_000);
/** The minimum number of requests that each of the other investors sends. */
const othersMin = 100;
const queueMs = 20_000;
const investorsNumber = 4;

let test: TestApp;
let url: string;
let blocker: pg.Client;
let projectTypeId: string;
let admin: Caller;
let investors: Caller[];

beforeAll(async () => {
  url = await newPostgresDatabase(inject('postgresUrl'));
  const config = { moneyPatience: { queueMs, lockMs } };
  test = await buildTestApp({
    config,
    database: await openDatabase({ database: { kind: 'postgres', url } }),
  });
  blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
  admin = await as(test, 'admin');
  projectTypeId = await givenProjectType(admin);
  investors = await Promise.all(Array.from({ length: investorsNumber }, () => anInvestor(test, 100_000_000)));
});
afterAll(async () => {
  await blocker.end();
  await compareBooks(test);
  await test.close();
});

async function openProject(): Promise<string> {
  const { projectId } = await givenProject(admin, {
    projectTypeId,
    phase: 'Investment',
    dateStart: null,
    dateEnd: null,
    financingAmount: 100_000_000,
    minimumInvestment: 1_000,
  });
  return projectId;
}

async function lock(projectId: string): Promise<() => Promise<unknown>> {
  await blocker.query('begin');
  await blocker.query('select 1 from projects where project_id = $1 for update', [projectId]);
  return () => blocker.query('rollback');
}

const invest = (caller: Caller, projectId: string, key: string) =>
  caller.post('/v1/project/orders', {
    body: { projectId, amount: '10.00', termsVersion },
    headers: { 'idempotency-key': key },
  });

const ordersIn = (projectId: string) => test.db.$count(orders, eq(orders.projectId, projectId));

interface Timed {
  answer: Awaited<ReturnType<Caller['post']>>;
  startedAt: number;
  endedAt: number;
  ms: number;
}

async function timed(act: () => Promise<Timed['answer']>): Promise<Timed> {
  const startedAt = performance.now();
  const answer = await act();
  const endedAt = performance.now();
  return { answer, startedAt, endedAt, ms: endedAt - startedAt };
}

/** Sends requests one after the other while the row is locked, and at least `othersMin`. */
async function sendWhile(
  isLocked: () => boolean,
  enough: number,
  send: (count: number) => Promise<Timed['answer']>,
) {
  const all: Timed[] = [];
  while (isLocked() || all.length < enough) all.push(await timed(() => send(all.length)));
  return all;
}

/** Places an order, requests a deposit and approves it, in turn. */
function othersOf(investor: Caller, projectId: string, who: number) {
  let transactionId = '';
  return async (count: number) => {
    if (count % 3 === 0) return invest(investor, projectId, `other-${who}-${count}`);
    if (count % 3 === 2) return approve(admin, transactionId);
    const requested = await askFor(investor, { type: 'income', amount: '1.00' });
    ({ transactionId } = requested.json());
    return requested;
  };
}

it(`[B1][B2] a project locked for ${heldMs / 1_000} s delays no other order and no deposit, and its own orders are refused in time`, async () => {
  const [locked, open] = [await openProject(), await openProject()];
  const unlock = await lock(locked);
  const lockedAt = performance.now();
  const isLocked = () => performance.now() - lockedAt < heldMs;
  const [others, refused] = await Promise.all([
    Promise.all(
      investors
        .slice(2)
        .map((investor, who) => sendWhile(isLocked, othersMin, othersOf(investor, open, who))),
    ),
    Promise.all(
      investors
        .slice(0, 2)
        .map((investor, who) =>
          sendWhile(isLocked, 1, (count) => invest(investor, locked, `refused-${who}-${count}`)),
        ),
    ),
  ]);
  const waits = others
    .flat()
    .map(({ ms }) => ms)
    .sort((left, right) => left - right);
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
  console.log(
    `Beside a project locked for ${heldMs} ms: p99 ${Math.round(p99)} ms of ${waits.length} requests.`,
  );
  const failed = others.flat().filter(({ answer }) => answer.statusCode >= 300);
  expect(failed.map(({ answer }) => answer.body)).toEqual([]);
  for (const { answer, ms, ...waiting } of refused.flat()) {
    const meanwhile = others
      .flat()
      .filter(({ startedAt, endedAt }) => startedAt > waiting.startedAt && endedAt < waiting.endedAt);
    // The others stop once the lock was held long enough.
    if (waiting.endedAt < lockedAt + heldMs) expect(meanwhile.length).toBeGreaterThan(0);
    expect(answer.statusCode, answer.body).toBe(503);
    expect(answer.json().code).toBe('request.unavailable');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(ms).toBeLessThan(queueMs);
  }
  await unlock();
  // A later order in the same project is decided after any order that might still be waiting.
  expect((await invest(investors[2] as Caller, locked, 'after-the-lock')).statusCode).toBe(201);
  expect(await ordersIn(locked)).toBe(1);
  expect((await invest(investors[0] as Caller, locked, 'refused-0-0')).statusCode).toBe(201);
  expect(await ordersIn(locked)).toBe(2);
}, 120_000);

it('[B1][B2] three thousand orders behind a locked project do not delay a deposit', async () => {
  const projectId = await openProject();
  const [first, second] = investors as [Caller, Caller];
  const { executor } = test.app;
  const run = vi.spyOn(executor, 'run');
  expect((await invest(first, projectId, 'before-thousands')).statusCode).toBe(201);
  const [command, keyed] = run.mock.lastCall as Parameters<typeof run>;
  run.mockRestore();
  const unlock = await lock(projectId);
  // Sent at once, as a machine with more cores would receive them.
  const place = (_: unknown, count: number) =>
    executor.run(command, { ...keyed, key: `one-of-thousands-${count}` });
  const crowd = Promise.allSettled(Array.from({ length: 3_000 }, place));
  const answer = await askFor(second, { type: 'income', amount: '1.00' });
  const { next, locked } = executor.load().lanes;
  expect(next.waiting + locked.waiting).toBeGreaterThan(2_800);
  expect(answer.statusCode, answer.body).toBe(201);
  const outcomes = (await crowd).map((outcome) => 'reason' in outcome && outcome.reason.code);
  await unlock();
  expect(new Set(outcomes)).toEqual(new Set(['request.unavailable']));
});

it('[B1][B2] an order that meets one locked row after the other is refused in time, and waits no longer', async () => {
  const projectId = await openProject();
  const investor = investors[0] as Caller;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query('select 1 from ledger_accounts where account_id = $1 for update', [
    `wallet:${investor.userId}`,
  ]);
  const unlock = await lock(projectId);
  const unlocked = pause(lockMs * 0.9).then(unlock);
  const { answer, ms } = await timed(() => invest(investor, projectId, 'one-lock-after-the-other'));
  const { rows: waiting } = await blocker.query('select 1 from pg_locks where not granted');
  await unlocked;
  await other.end();
  expect(answer.statusCode, answer.body).toBe(503);
  expect(ms).toBeLessThan(queueMs);
  expect(waiting).toEqual([]);
  expect((await invest(investors[1] as Caller, projectId, 'after-both-locks')).statusCode).toBe(201);
  expect(await ordersIn(projectId)).toBe(1);
});

it('[B1] the preview of a refund does not wait for a locked row, and locks none', async () => {
  const projectId = await openProject();
  expect((await invest(investors[0] as Caller, projectId, 'before-the-preview')).statusCode).toBe(201);
  const unlock = await lock(projectId);
  const wallet = `wallet:${investors[0]?.userId}`;
  await blocker.query('select 1 from ledger_accounts where account_id = $1 for update', [wallet]);
  const money = vi.spyOn(test.services.database.moneyDb, 'transaction');
  const answer = await admin.post(`${projectUrl(projectId)}/close?preview=true`, {
    body: { refund: true, why: 'Nadie más invierte.' },
  });
  const taken = money.mock.calls.length;
  money.mockRestore();
  await unlock();
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().lines).toHaveLength(1);
  expect(taken).toBe(0);
});

it('[B1][B2] more locked wallets than the queue can wait for at once delay no other order', async () => {
  const [held, free] = [6, 2];
  const callers = await Promise.all(Array.from({ length: held + free }, () => anInvestor(test, 100_000)));
  const projectIds = await Promise.all(callers.map(openProject));
  const locked = callers.slice(0, held).map(({ userId }) => `wallet:${userId}`);
  await blocker.query('begin');
  await blocker.query('select 1 from ledger_accounts where account_id = any($1) for update', [locked]);
  const orderOf = (index: number) =>
    timed(() => invest(callers[index] as Caller, projectIds[index] as string, `wallet-order-${index}`));
  const all = await Promise.all(callers.map((_, index) => orderOf(index)));
  await blocker.query('rollback');
  const [refused, placed] = [all.slice(0, held), all.slice(held)];
  expect(new Set(refused.map(({ answer }) => answer.statusCode))).toEqual(new Set([503]));
  expect(placed.map(({ answer }) => answer.statusCode)).toEqual([201, 201]);
  const firstRefusal = Math.min(...refused.map(({ endedAt }) => endedAt));
  expect(Math.max(...placed.map(({ endedAt }) => endedAt))).toBeLessThan(firstRefusal);
});

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    test.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it('[B1][B2] a request whose caller has gone is not carried out', async () => {
  const projectId = await openProject();
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const unlock = await lock(projectId);
  const gone = new AbortController();
  const investor = investors[0] as Caller;
  const origin = test.services.config.publicUrl;
  const call = createClient({ baseUrl: address, headers: () => ({ origin, cookie: investor.cookie }) });
  const body = { projectId, amount: cents(1_000), orderType: 'invest', termsVersion } as const;
  const key = 'gone-before-the-lock';
  const sent = call(v1.orders.place, { body }, { idempotencyKey: key, signal: gone.signal });
  await until(async () => {
    const { rows } = await blocker.query(`select 1 from pg_locks where not granted`);
    return rows.length ? true : undefined;
  });
  gone.abort();
  expect(isAborted(await sent.catch((error: unknown) => error))).toBe(true);
  await until(async () => ((await openConnections()) === 0 ? true : undefined));
  await unlock();
  expect((await invest(investors[1] as Caller, projectId, 'after-the-one-gone')).statusCode).toBe(201);
  expect(await ordersIn(projectId)).toBe(1);
  expect((await invest(investor, projectId, key)).statusCode).toBe(201);
  expect(await ordersIn(projectId)).toBe(2);
});

it('[B1][B2] the deadline of an order counts from the arrival of its request', async () => {
  const projectId = await openProject();
  const [investor] = investors as [Caller];
  const run = vi.spyOn(test.app.executor, 'run');
  const sentAt = performance.now();
  expect((await invest(investor, projectId, 'arrived-in-time')).statusCode).toBe(201);
  const [command, keyed, wait] = run.mock.lastCall as Parameters<typeof run>;
  run.mockRestore();
  expect(wait?.since).toBeGreaterThanOrEqual(sentAt);
  expect(wait?.since).toBeLessThan(performance.now());
  const late = { isGone: () => false, since: performance.now() - queueMs - 1 };
  const again = test.app.executor.run(command, { ...keyed, key: 'arrived-long-ago' }, late);
  await expect(again).rejects.toMatchObject({ code: 'request.unavailable' });
  expect(await ordersIn(projectId)).toBe(1);
});
