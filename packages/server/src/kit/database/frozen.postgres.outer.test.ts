/**
 * Goal: while the database is frozen every request is refused with 503 within five seconds, none gets a 500 or hangs,
 * and everything works again afterwards. Method: SIGSTOP for every process of a dedicated PostgreSQL, before and
 * during requests.
 */
import { v1 } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor, askFor } from '../../../test/money.ts';
import { compareBooks, invest, openProject } from '../../../test/orders.ts';
import { findBinaries } from '../../../test/postgres/binaries.ts';
import { type OwnPostgres, startOwn } from '../../../test/postgres/server.ts';
import { sized } from '../../../test/seed.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { orders } from '../../schema/orders.ts';
import { openDatabase } from './open-database.ts';

const answerMsMax = 5_000;
const readyMsMax = 2_000;
/** How long the database stays frozen after the first requests. */
const frozenMs = sized(0, 40_000);

let postgres: OwnPostgres;
let test: TestApp;
let admin: Caller;
let investors: Caller[];
let projectId: string;

beforeAll(async () => {
  postgres = await startOwn(findBinaries(), ['fsync=off']);
  test = await buildTestApp({
    config: { moneyPatience: { queueMs: 20_000, lockMs: 4_000 } },
    database: await openDatabase({ database: { kind: 'postgres', url: postgres.url } }),
  });
  admin = await as(test, 'admin');
  investors = await Promise.all(Array.from({ length: 8 }, () => anInvestor(test, 1_000_000)));
  ({ projectId } = await openProject(test, admin));
}, 120_000);
afterAll(async () => {
  await compareBooks(test);
  await test.close();
  await postgres.stop();
});

/** As many requests of each kind as there are investors, sent at once. */
const sendAll = () => [
  ...investors.map((investor) => invest(investor, projectId, '100.00')),
  ...investors.map((investor) => askFor(investor, { type: 'withdraw', amount: '1.00' })),
  ...investors.map((investor) => investor.get(v1.orders.find.path)),
  ...investors.map(() => admin.get(v1.projects.find.path)),
];

async function timedReady() {
  const startedAt = performance.now();
  const { statusCode } = await test.app.inject('/health/ready');
  return { statusCode, ms: performance.now() - startedAt };
}

async function measure(requests: ReturnType<typeof sendAll>) {
  const startedAt = performance.now();
  const answers = await Promise.all(requests);
  return { answers, ms: performance.now() - startedAt };
}

it('[B1][B2] answers 503 within five seconds while the database is frozen, and accepts the same requests afterwards', async () => {
  // Frozen while requests are under way: some may still be answered.
  const underWay = sendAll();
  await until(async () => ((await Promise.race([underWay[0], 'not yet'])) === 'not yet' ? true : undefined));
  postgres.freeze();
  const readyAtFirst = await timedReady();
  const first = await measure(underWay);
  const second = await measure(sendAll());
  const ready = [readyAtFirst, await timedReady()];
  const slowMs = [first.ms, second.ms];
  const later: Awaited<ReturnType<typeof sendAll>[number]>[] = [];
  for (const frozenAt = performance.now(); performance.now() - frozenAt < frozenMs; ) {
    const more = await measure(sendAll());
    later.push(...more.answers);
    slowMs.push(more.ms);
    ready.push(await timedReady());
  }
  postgres.thaw();

  const statuses = first.answers.map(({ statusCode }) => statusCode);
  console.log(
    `A frozen database: ${Math.round(first.ms)} ms for requests under way, ${Math.round(second.ms)} ms for new ones.`,
  );
  expect(statuses.filter((status) => status >= 300 && status !== 503)).toEqual([]);
  const refused = [...second.answers, ...later];
  expect(refused.filter(({ statusCode }) => statusCode !== 503)).toEqual([]);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  for (const { statusCode, ms } of ready) {
    expect(statusCode).toBe(503);
    expect(ms).toBeLessThan(readyMsMax);
  }
  expect(Math.max(...slowMs)).toBeLessThan(answerMsMax);

  const after = await until(async () => {
    const answers = await Promise.all(sendAll());
    return answers.every(({ statusCode }) => statusCode < 300) ? answers : undefined;
  });
  expect(after.length).toBe(second.answers.length);
  const placed = await test.db.$count(orders, eq(orders.projectId, projectId));
  expect(placed).toBeGreaterThanOrEqual(investors.length);
}, 120_000);
