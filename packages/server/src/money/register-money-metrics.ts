import { desc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import { reconciliations } from '../schema/reconciliations.ts';

/** Adds what operators must know about money to `/metrics`: how long it waits, and whether the books agree. */
export function registerMoneyMetrics({ executor, metrics, services }: FastifyInstance): void {
  const { database, now } = services;
  const registers = [metrics.registry];

  /** A number that is read when the metrics are read. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });

  const batchSeconds = new Histogram({
    name: 'money_batch_seconds',
    help: 'How long batches of requests that move money took, with their locks.',
    labelNames: ['outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const batchSize = new Histogram({
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
  executor.onBatch(({ size, seconds, outcome }) => {
    batchSeconds.observe({ outcome }, seconds);
    if (outcome === 'done') batchSize.observe(size);
    if (outcome === 'locked') lockTimeouts.inc();
  });

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

  new Gauge({
    name: 'database_connections_awaited',
    help: 'Requests that wait for a connection to the database.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, count] of Object.entries(database.waitingForConnections())) this.set({ pool }, count);
    },
  });

  gauge('jobs_oldest_seconds', 'How long the oldest job that is due has waited.', async () => {
    const { rows } = await database.db.execute<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
      from pgboss.job where state in ('created', 'retry') and start_after <= now()`);
    return rows[0]?.seconds ?? 0;
  });

  const lastReconciliation = async () => {
    const [last] = await database.db
      .select()
      .from(reconciliations)
      .orderBy(desc(reconciliations.startedAt))
      .limit(1);
    return last;
  };
  gauge(
    'books_breaches',
    'Breaches that the last reconciliation found.',
    async () => (await lastReconciliation())?.breachesTotal ?? 0,
  );
  gauge('books_reconciled_seconds_ago', 'When the books were last reconciled; -1 if never.', async () => {
    const last = await lastReconciliation();
    return last ? (now().getTime() - last.startedAt.getTime()) / 1_000 : -1;
  });
}
