import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Db } from '../database/types.ts';

export interface JobOptions {
  retryLimit?: number;
  /** In seconds. */
  retryDelay?: number;
  retryBackoff?: boolean;
  startAfterSeconds?: number;
}

/** Which attempt of a job this is. */
export interface Attempt {
  count: number;
  /** Whether no retry follows. */
  isLast: boolean;
  enqueuedAt: Date;
}

export type JobHandler = (data: object, attempt: Attempt) => Promise<void>;

/** Jobs stored in the database: any process runs them after the commit, and they are retried until they succeed. */
export interface Jobs {
  /** The job exists only if the transaction `tx` commits. */
  enqueue(tx: Db, queue: string, data: object, options?: JobOptions): Promise<void>;
  handle(queue: string, handler: JobHandler): Promise<void>;
  /** Runs the handler on a schedule, once for all processes together. */
  schedule(queue: string, cron: string, handler: JobHandler): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const queueSettings = {
  notify: true,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  retentionSeconds: 14 * 86_400,
  // Jobs contain the text of mails, so finished ones are deleted after the hour it may take to look into a failure.
  deleteAfterSeconds: 3_600,
};

// A new job is announced at once; polling is only for missed announcements and delayed jobs.
const workSettings = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
  includeMetadata: true,
} as const;

type Tried = Pick<JobWithMetadata, 'retryCount' | 'retryLimit' | 'createdOn'>;

function attemptOf({ retryCount, retryLimit, createdOn }: Tried): Attempt {
  return { count: retryCount + 1, isLast: retryCount >= retryLimit, enqueuedAt: createdOn };
}

async function outcome(id: string, work: Promise<void>): Promise<JobResult> {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (error) {
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}

export function createJobs(database: Database, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    monitorVacuum: false,
  });
  boss.on('error', onError);

  async function handle(queue: string, handler: JobHandler): Promise<void> {
    await boss.createQueue(queue, queueSettings);
    // Each job succeeds or fails on its own, so that one address that does not exist delays no other mail.
    await boss.work(queue, workSettings, (jobs) =>
      Promise.all(jobs.map((job) => outcome(job.id, handler(job.data as object, attemptOf(job))))),
    );
  }

  return {
    async enqueue(tx, queue, data, options = {}) {
      const { startAfterSeconds: startAfter = 0, ...retry } = options;
      await boss.send(queue, data, { ...retry, startAfter, db: fromDrizzle(tx as never, sql) });
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
