import { desc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { lastValue } from '../kit/http/plugins/last-value.ts';
import type { Services } from '../kit/services.ts';
import { reconciliations } from '../schema/reconciliations.ts';
import type { Executor } from './engine/create-executor.ts';

type Labels = Record<string, string>;

/** Adds numbers that are read whenever the metrics are read. */
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

function measureBatches(registry: Registry, executor: Executor): void {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'money_batch_seconds',
    help: 'How long batches of requests that move money took, with their locks.',
    labelNames: ['outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const size = new Histogram({
    name: 'money_batch_size',
    help: 'How many requests a batch decided.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers,
  });
  const lockTimeouts = new Counter({
    name: 'money_lock_timeouts_total',
    help: 'Batches that gave up waiting for a row that something else had locked.',
    registers,
  });
  executor.onBatch((batch) => {
    seconds.observe({ outcome: batch.outcome }, batch.seconds);
    if (batch.outcome === 'done') size.observe(batch.size);
    if (batch.outcome === 'locked') lockTimeouts.inc();
  });
}

function measureQueue(registry: Registry, executor: Executor): void {
  const gauge = gaugesIn(registry);
  gauge(
    'money_requests_waiting',
    'Requests that move money and wait for a batch.',
    () => executor.load().waiting,
  );
  gauge(
    'money_oldest_wait_seconds',
    'How long the oldest of them has waited.',
    () => executor.load().oldestSeconds,
  );
  gauge('money_groups_locked', 'Groups of requests that wait for a locked row.', () => executor.load().stuck);
}

function measureDatabase(registry: Registry, { database }: Services): void {
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
  gaugesIn(registry)('jobs_oldest_seconds', 'How long the oldest job that is due has waited.', async () => {
    const { rows } = await database.db.execute<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
      from pgboss.job where state in ('created', 'retry') and start_after <= now()`);
    return rows[0]?.seconds ?? 0;
  });
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
}

/** Adds what operators must know about money to `/metrics`: how long it waits, and whether the books agree. */
export function registerMoneyMetrics({ executor, metrics, services }: FastifyInstance): void {
  const { registry } = metrics;
  measureBatches(registry, executor);
  measureQueue(registry, executor);
  measureDatabase(registry, services);
  measureBooks(registry, services);
}
