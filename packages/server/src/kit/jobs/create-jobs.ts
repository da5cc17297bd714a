import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Db } from '../database/types.ts';
import { isUnavailable } from '../database/violations.ts';
import { type KnownQueues, readKnownQueues } from './known-queues.ts';
import { reasonOf } from './reason-of.ts';
import { untilAvailable, waitForDatabase } from './wait-for-database.ts';

interface Retries {
  retryLimit?: number;
  /** In seconds. */
  retryDelay?: number;
  retryBackoff?: boolean;
}

export interface JobOptions extends Retries {
  startAfterSeconds?: number;
}

/** Which attempt of a job this is. */
export interface Attempt {
  count: number;
  /** No retry follows. */
  isLast: boolean;
  enqueuedAt: Date;
  /** Completes the job in the transaction of its work, so after a crash the whole job is repeated or nothing is. */
  completeIn(tx: Db): Promise<void>;
}

export type JobHandler = (data: object, attempt: Attempt) => Promise<void>;

/** Jobs stored in the database: any process runs them after the commit, and they are retried until they succeed. */
export interface Jobs {
  /** The job exists only if the transaction `tx` commits. */
  enqueue(tx: Db, queue: string, data: object, options?: JobOptions): Promise<void>;
  /** Enqueues any number of jobs with one statement. */
  enqueueAll(tx: Db, queue: string, all: readonly object[], retries?: Retries): Promise<void>;
  handle(queue: string, handler: JobHandler): Promise<void>;
  /** Runs the work on a schedule, in one process only. */
  schedule(queue: string, cron: string, work: () => Promise<void>): Promise<void>;
  /** Runs all scheduled work now, for example after the demo moved its clock. Reports a failure and continues. */
  runScheduled(): Promise<void>;
  /** Retries work that failed because the database was unavailable, until it answers or the process stops. */
  untilAvailable<T>(work: () => Promise<T>): Promise<T>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const queueSettings = {
  notify: true,
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  retentionSeconds: 14 * 86_400,
  // Jobs of a dead process are taken over after this time; pg-boss accepts no shorter one.
  heartbeatSeconds: 10,
  // Finished jobs are only useful while someone investigates a failure.
  deleteAfterSeconds: 3_600,
};

// A new job is announced at once; polling is only for missed announcements and delayed jobs.
const workSettings = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
  heartbeatRefreshSeconds: 3,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** How often each process looks for jobs of dead processes. */
const superviseSeconds = 2;

const newBoss = (database: Database, runsSchedules: boolean) =>
  new PgBoss({
    db: database.jobs,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    schedule: runsSchedules,
    monitorVacuum: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });

interface JobsGiven {
  runsSchedules: boolean;
  onError: (error: Error) => void;
}

export function createJobs(database: Database, { runsSchedules, onError }: JobsGiven): Jobs {
  const boss = newBoss(database, runsSchedules);
  boss.on('error', onError);
  const stopping = new AbortController();
  const scheduled: (() => Promise<void>)[] = [];
  let known: KnownQueues;

  function attemptOf(queue: string, job: JobWithMetadata<unknown>): Attempt {
    return {
      count: job.retryCount + 1,
      isLast: job.retryCount >= job.retryLimit,
      enqueuedAt: job.createdOn,
      async completeIn(tx) {
        const db = fromDrizzle(tx as never, sql);
        const answer = await boss.complete(queue, job, undefined, { db });
        if (!(answer as { affected?: number }).affected)
          throw new Error(`the job ${job.id} was taken over by another process`);
      },
    };
  }

  async function outcome(id: string, work: Promise<void>): Promise<JobResult> {
    const error = await work.then(
      () => undefined,
      (failure: unknown) => failure ?? new Error('no reason given'),
    );
    if (error === undefined) return { id, status: 'completed' };
    // pg-boss cannot store the failure while the database is unavailable; the job would then wait for its heartbeat to expire.
    if (isUnavailable(error)) await waitForDatabase(database, stopping.signal);
    return { id, status: 'failed', output: { message: reasonOf(error) } };
  }

  async function handle(queue: string, handler: JobHandler): Promise<void> {
    await known.prepare(queue, queueSettings);
    // Each job succeeds or fails on its own, so one invalid mail address does not delay other mails.
    await boss.work(queue, workSettings, (jobs) =>
      Promise.all(jobs.map((job) => outcome(job.id, handler(job.data as object, attemptOf(queue, job))))),
    );
  }

  return {
    async enqueue(tx, queue, data, options = {}) {
      const { startAfterSeconds: startAfter = 0, ...retry } = options;
      await boss.send(queue, data, { ...retry, startAfter, db: fromDrizzle(tx as never, sql) });
    },
    async enqueueAll(tx, queue, all, retries = {}) {
      const jobs = all.map((data) => ({ data, ...retries }));
      await boss.insert(queue, jobs, { db: fromDrizzle(tx as never, sql) });
    },
    handle,
    async schedule(queue, cron, work) {
      scheduled.push(work);
      await handle(queue, work);
      await known.schedule(queue, cron);
    },
    async runScheduled() {
      for (const work of scheduled) await work().catch(onError);
    },
    untilAvailable: (work) => untilAvailable(database, stopping.signal, work),
    async start() {
      await boss.start();
      known = await readKnownQueues(boss);
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
