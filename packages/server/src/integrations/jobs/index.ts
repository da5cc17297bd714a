import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Db } from '../../database/index.ts';

export interface JobOptions {
  retryLimit?: number;
  startAfterSeconds?: number;
}

export type JobHandler = (data: object) => Promise<void>;

/** Work to be done later, kept in the database: by any process, once it is committed, until it succeeds. */
export interface Jobs {
  /** Within the transaction of what it follows from. */
  enqueue(tx: Db, queue: string, data: object, options?: JobOptions): Promise<void>;
  handle(queue: string, handler: JobHandler): Promise<void>;
  /** Runs the handler every so often, once for all processes together. */
  schedule(queue: string, cron: string, handler: JobHandler): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };
// Jobs carry what a mail says, so they do not stay longer than it takes to look into a failure.
const retention = { retentionSeconds: 14 * 86_400, deleteAfterSeconds: 3_600 };

export function createJobs(database: Database, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    monitorVacuum: false,
  });
  boss.on('error', onError);

  async function handle(queue: string, handler: JobHandler): Promise<void> {
    await boss.createQueue(queue, { ...retries, ...retention });
    await boss.work(queue, { pollingIntervalSeconds: 0.5, batchSize: 10 }, async (found) => {
      for (const job of found) await handler(job.data as object);
    });
  }

  return {
    async enqueue(tx, queue, data, options = {}) {
      await boss.send(queue, data, {
        ...options,
        startAfter: options.startAfterSeconds ?? 0,
        db: fromDrizzle(tx as never, sql),
      });
    },
    handle,
    async schedule(queue, cron, handler) {
      await handle(queue, handler);
      await boss.schedule(queue, cron, {}, { tz: 'Europe/Madrid' });
    },
    async start() {
      await boss.start();
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
