import type { ErrorCode } from '@semilla/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { isUnavailable } from '../kit/database/violations.ts';
import { ApiError } from '../kit/errors.ts';
import { atMostEvery, lastValue } from '../kit/http/plugins/last-value.ts';
import type { Services } from '../kit/services.ts';
import { findBalanceSums } from '../ledger/find-balance-sums.ts';
import { findOverdue } from '../payment/bank-balances/find-overdue.ts';
import { findUnexplained, findUnreported } from '../payment/bank-balances/queries.ts';
import { reconciliations } from '../schema/reconciliations.ts';
import { undeliveredMails } from '../schema/undelivered-mails.ts';
import type { Executor } from './engine/create-executor.ts';

type Labels = Record<string, string>;

/**
 * How long sums of balances and overdue movements are reused, because reading a large ledger takes a while.
 */
const balancesEveryMs = 60_000;

/** Adds gauges whose value is calculated when the metrics are read. */
function gaugesIn(registry: Registry) {
  return (name: string, help: string, read: () => number | Promise<number>) => {
    const value = lastValue(read);
    return new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await value());
      },
    });
  };
}

const waitBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** The error code that the caller gets. Unexpected errors count as `request.failed`. */
const codeOf = (refusal: unknown): ErrorCode => {
  if (refusal instanceof ApiError) return refusal.code;
  return isUnavailable(refusal) ? 'request.unavailable' : 'request.failed';
};

function measureBatches(registry: Registry, executor: Executor): void {
  const registers = [registry];
  const histogram = <L extends string>(name: string, help: string, labelNames: L[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const seconds = histogram(
    'money_batch_seconds',
    'How long batches of requests that move money took, with their locks.',
    ['outcome'],
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  );
  const size = histogram(
    'money_batch_size',
    'How many requests a batch decided.',
    [],
    [1, 2, 4, 8, 16, 32, 64, 128],
  );
  const waits = histogram(
    'money_wait_seconds',
    'How long requests that move money waited for a batch and its locks, by the lane in which they ran.',
    ['lane'],
    waitBuckets,
  );
  const locks = histogram(
    'money_lock_wait_seconds',
    'How long batches took to lock their rows, or waited for them in vain.',
    ['outcome'],
    waitBuckets,
  );
  const lockTimeouts = new Counter({
    name: 'money_lock_timeouts_total',
    help: 'Batches that gave up waiting for a row that something else had locked.',
    registers,
  });
  const refusals = new Counter({
    name: 'money_refusals_total',
    help: 'Requests that move money and were refused, by the code of the refusal.',
    labelNames: ['code'],
    registers,
  });
  executor.listen({
    ran(batch) {
      const { outcome, lane } = batch;
      seconds.observe({ outcome }, batch.seconds);
      locks.observe({ outcome }, batch.lockSeconds);
      for (const wait of batch.waits) waits.observe({ lane }, wait);
      if (outcome === 'done') size.observe(batch.size);
      if (outcome === 'locked') lockTimeouts.inc();
    },
    refused: (refusal) => refusals.inc({ code: codeOf(refusal) }),
  });
}

function measureQueue(registry: Registry, executor: Executor): void {
  const byLane = (name: string, help: string, key: 'waiting' | 'oldestSeconds') =>
    new Gauge({
      name,
      help,
      labelNames: ['lane'],
      registers: [registry],
      collect() {
        for (const [lane, load] of Object.entries(executor.load().lanes)) this.set({ lane }, load[key]);
      },
    });
  byLane('money_requests_waiting', 'Requests that move money and wait, by lane.', 'waiting');
  byLane('money_oldest_wait_seconds', 'How long the oldest of them has waited, by lane.', 'oldestSeconds');
  gaugesIn(registry)(
    'money_groups_locked',
    'Groups of requests that wait for a locked row.',
    () => executor.load().stuck,
  );
}

function measureConnections(registry: Registry, { database }: Services): void {
  const connections = new Gauge({
    name: 'database_connections_awaited',
    help: 'Requests that wait for a connection to the database.',
    labelNames: ['pool'],
    registers: [],
    collect() {
      for (const [pool, count] of Object.entries(database.waitingForConnections()))
        this.set({ pool } satisfies Labels, count);
    },
  });
  registry.registerMetric(connections);
  const waits = new Histogram({
    name: 'database_connection_wait_seconds',
    help: 'How long requests waited for a connection to the database, in vain or not.',
    labelNames: ['pool'],
    buckets: [0.001, ...waitBuckets],
    registers: [registry],
  });
  database.onConnection((pool, seconds) => waits.observe({ pool }, seconds));
}

function measureDatabase(registry: Registry, { database }: Services): void {
  const gauge = gaugesIn(registry);
  gauge('jobs_oldest_seconds', 'How long the oldest job that is due has waited.', async () => {
    const { rows } = await database.db.execute<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
      from pgboss.job where state in ('created', 'retry') and start_after <= now()`);
    return rows[0]?.seconds ?? 0;
  });
  gauge('jobs_failed', 'Jobs of the last hour that failed and are not tried again.', async () => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where state = 'failed'`,
    );
    return rows[0]?.count ?? 0;
  });
  gauge('database_locks_awaited', 'Locks that sessions of the database wait for.', async () => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_locks where not granted`,
    );
    return rows[0]?.count ?? 0;
  });
  gauge('mails_undelivered', 'Mails that were given up and that staff have not dealt with.', () =>
    database.db.$count(undeliveredMails, eq(undeliveredMails.state, 'undelivered')),
  );
}

function measureBooks(registry: Registry, { database, now }: Services): void {
  const gauge = gaugesIn(registry);
  const last = async () => {
    const newestFirst = desc(reconciliations.startedAt);
    const [row] = await database.db.select().from(reconciliations).orderBy(newestFirst).limit(1);
    return row;
  };
  gauge(
    'books_breaches',
    'Breaches that the last reconciliation found.',
    async () => (await last())?.breachesTotal ?? 0,
  );
  gauge('books_reconciled_seconds_ago', 'When the books were last reconciled; -1 if never.', async () => {
    const row = await last();
    return row ? (now().getTime() - row.startedAt.getTime()) / 1_000 : -1;
  });
  gauge(
    'bank_unexplained_cents',
    'What the bank has more than the ledger on the first day that nothing explains.',
    async () => {
      const first = await findUnexplained(database.db);
      return first?.unexplainedCents ?? 0;
    },
  );
  gauge(
    'bank_unreported_cents',
    'What came and went on days between statements that no statement reports.',
    () => findUnreported(database.db),
  );
  const overdue = atMostEvery(balancesEveryMs, () => findOverdue(database.db, now()));
  gauge(
    'bank_unbooked_overdue',
    'Movements of the bank that are not booked after more than ten days.',
    async () => (await overdue()).unbooked,
  );
  gauge(
    'bank_unseen_overdue',
    'Entries of the ledger that no statement shows after more than ten days.',
    async () => (await overdue()).unseen,
  );
  const balances = atMostEvery(balancesEveryMs, () => findBalanceSums(database.db));
  gauge('ledger_sum_cents', 'The sum of all balances of the ledger, which is always zero.', async () =>
    Object.values(await balances()).reduce((sum, cents) => sum + cents, 0),
  );
  const byKind = new Gauge({
    name: 'ledger_balance_cents',
    help: 'The sums of the balances of the ledger, by kind of account.',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      for (const [kind, cents] of Object.entries(await balances().catch(() => ({}))))
        this.set({ kind }, cents);
    },
  });
  registry.registerMetric(byKind);
}

/** Adds the money metrics to `/metrics`: how long money waits, and whether the books agree. */
export function registerMoneyMetrics({ executor, metrics, services }: FastifyInstance): void {
  const { registry } = metrics;
  measureBatches(registry, executor);
  measureQueue(registry, executor);
  measureConnections(registry, services);
  measureDatabase(registry, services);
  measureBooks(registry, services);
}
