import { setTimeout as pause } from 'node:timers/promises';
import { isLockTimeout, isRetryable, isUnavailable } from '../../kit/database/violations.ts';
import { type KeyedRequest, KeyTaken } from '../../kit/idempotency/idempotency-keys.ts';
import type { Command } from './command.ts';
import { lockWorld } from './lock-world.ts';
import { groupsOf, rowsOf } from './rows-of.ts';
import { contextOf, type Job, type MoneyServices, type Outcome, runBatch, unavailable } from './run-batch.ts';

const batchSizeMax = 128;
const waitingMax = 10_000;
/** How many waiting jobs are looked at for a batch. */
const lookedAtMax = 2_000;
const attemptsMax = 6;
const pauseMsMax = 30;
/** How long a batch waits for locks before its jobs are divided, so that one locked row delays few others. */
const sharedLockMs = 200;
const lockMsMin = 50;
/** How many groups of jobs may wait for their locks at the same time; each of them uses a connection. */
const stuckMax = 4;
const sweepMs = 250;

/** The only way to move money. */
export interface Executor {
  /** `isGone` says that the caller no longer waits for the answer: what has not begun then is not carried out. */
  run<Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>, isGone?: () => boolean): Promise<Answer>;
  /** Returns the answer that a command would give, without writing anything. */
  preview<Answer>(command: Command<Answer>): Promise<Answer>;
  load(): Load;
  onBatch(listen: (batch: BatchRun) => void): void;
}

/** What the executor is doing at a moment. */
export interface Load {
  /** Requests that wait for a batch. */
  waiting: number;
  oldestSeconds: number;
  /** Groups of requests that wait for a row that something else has locked. */
  stuck: number;
}

export interface BatchRun {
  size: number;
  seconds: number;
  outcome: 'done' | 'locked' | 'failed';
}

interface Waiting extends Job {
  rows: string[];
  since: number;
  /** Until when it may wait; a moment of `performance.now()`. */
  deadline: number;
  settle: (outcome: Outcome) => void;
}

interface Batch {
  jobs: Waiting[];
  /** Whether it waits for a row that something else has locked. */
  isStuck: boolean;
}

class RolledBack extends Error {}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof KeyTaken || isRetryable(error);
}

/**
 * Commands that arrive while batches are running wait for the next batch; without load each command runs at once,
 * alone. When many users invest in a popular project and need the same few rows, this turns their requests into a few
 * large transactions.
 *
 * Two batches never need the same row. If something else has locked a row, the batch that needs it gives up soon and is
 * divided: the jobs that need the row go on waiting, on a connection of their own, and all others run again at once.
 */
export function createExecutor(services: MoneyServices): Executor {
  const patience = services.config.moneyPatience;
  // The embedded database has one connection: a second batch would only wait for the first.
  const lanes = services.database.kind === 'embedded' ? 1 : 2;
  let queue: Waiting[] = [];
  const running = new Set<Batch>();
  const stuck: Batch[] = [];
  let sweeping: NodeJS.Timeout | undefined;

  let report: (batch: BatchRun) => void = () => {};

  const settleAll = (jobs: readonly Waiting[], outcome: Outcome) => {
    for (const job of jobs) job.settle(outcome);
  };

  async function runTogether(jobs: readonly Waiting[], lockMs: number): Promise<void> {
    const startedAt = performance.now();
    const reportAs = (outcome: BatchRun['outcome']) =>
      report({ size: jobs.length, seconds: (performance.now() - startedAt) / 1_000, outcome });
    const run = runBatch(services, jobs, lockMs);
    const { outcomes, settled } = await run.catch((error) => {
      reportAs(isLockTimeout(error) ? 'locked' : 'failed');
      throw error;
    });
    reportAs('done');
    void settled().finally(() => jobs.forEach((job, index) => void job.settle(outcomes[index] as Outcome)));
  }

  /** Runs a single job; retries when the database aborted the transaction or another request took the key. */
  async function runAlone(job: Waiting): Promise<{ refusal?: unknown }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await runTogether([job], patience.lockMs);
        return {};
      } catch (refusal) {
        if (attempt < attemptsMax && isWorthRetrying(refusal)) {
          await pause(Math.random() * pauseMsMax * attempt);
          continue;
        }
        job.settle({ refusal });
        return { refusal };
      }
    }
  }

  /**
   * The database rejected one job of a batch, and we cannot tell which. Running all again is safe: the idempotency keys
   * prevent doing any twice.
   */
  async function runEach(jobs: readonly Waiting[], error: unknown): Promise<void> {
    if (jobs.length === 1 && !isWorthRetrying(error)) return settleAll(jobs, { refusal: error });
    for (const [index, job] of jobs.entries()) {
      const { refusal } = await runAlone(job);
      if (isUnavailable(refusal)) return settleAll(jobs.slice(index + 1), { refusal });
    }
  }

  /** Waits for the rows of a group until its jobs are past their deadlines. */
  async function runStuck(batch: Batch): Promise<void> {
    for (;;) {
      batch.jobs = batch.jobs.filter((job) => !refuseIfOver(job));
      if (!batch.jobs.length) return;
      const remaining = Math.min(...batch.jobs.map(({ deadline }) => deadline)) - performance.now();
      try {
        return await runTogether(batch.jobs, Math.max(remaining, lockMsMin));
      } catch (error) {
        if (!isLockTimeout(error)) return runEach(batch.jobs, error);
      }
    }
  }

  async function runShared(batch: Batch): Promise<void> {
    try {
      await runTogether(batch.jobs, sharedLockMs);
    } catch (error) {
      if (!isLockTimeout(error)) return runEach(batch.jobs, error);
      for (const jobs of groupsOf(batch.jobs)) {
        for (const job of jobs) shorten(job);
        stuck.push({ jobs, isStuck: true });
      }
    }
  }

  function shorten(job: Waiting): void {
    job.deadline = Math.min(job.deadline, job.since + patience.lockMs);
  }

  function refuseIfOver(job: Waiting): boolean {
    if (!job.isOver()) return false;
    job.settle({ refusal: unavailable() });
    return true;
  }

  function start(batch: Batch, run: (batch: Batch) => Promise<void>): void {
    running.add(batch);
    void run(batch).finally(() => {
      running.delete(batch);
      startBatches();
    });
  }

  function rowsInUse(): Set<string> {
    return new Set([...running, ...stuck].flatMap(({ jobs }) => jobs.flatMap(({ rows }) => rows)));
  }

  /** Takes the next jobs that need no row of a running batch. */
  function takeFree(): Waiting[] {
    const inUse = rowsInUse();
    const taken = new Set<Waiting>();
    for (const job of queue.slice(0, lookedAtMax)) {
      if (taken.size === batchSizeMax) break;
      if (!job.rows.some((row) => inUse.has(row))) taken.add(job);
    }
    if (taken.size) queue = queue.filter((job) => !taken.has(job));
    return [...taken];
  }

  function startBatches(): void {
    const countOf = (isStuck: boolean) => [...running].filter((batch) => batch.isStuck === isStuck).length;
    while (stuck.length && countOf(true) < stuckMax) start(stuck.shift() as Batch, runStuck);
    while (queue.length && countOf(false) < lanes) {
      const jobs = takeFree().filter((job) => !refuseIfOver(job));
      if (!jobs.length) break;
      start({ jobs, isStuck: false }, runShared);
    }
    if (queue.length && sweeping === undefined) sweeping = setTimeout(sweep, sweepMs);
  }

  /** Refuses the jobs that have waited too long. */
  function sweep(): void {
    sweeping = undefined;
    const blocked = new Set(
      [...running, ...stuck].flatMap(({ isStuck, jobs }) =>
        isStuck ? jobs.flatMap(({ rows }) => rows) : [],
      ),
    );
    for (const job of queue) if (job.rows.some((row) => blocked.has(row))) shorten(job);
    queue = queue.filter((job) => !refuseIfOver(job));
    startBatches();
  }

  return {
    run<Answer>(command: Command<Answer>, keyed: KeyedRequest<Answer>, isGone = () => false) {
      if (queue.length >= waitingMax) throw unavailable();
      return new Promise<Answer>((resolve, reject) => {
        const since = performance.now();
        const job: Waiting = {
          command,
          keyed: keyed as KeyedRequest<unknown>,
          rows: rowsOf({ command, keyed: keyed as KeyedRequest<unknown> }),
          since,
          deadline: since + patience.queueMs,
          isOver: () => isGone() || performance.now() > job.deadline,
          settle: (outcome) =>
            'refusal' in outcome ? reject(outcome.refusal) : resolve(outcome.answer as Answer),
        };
        queue.push(job);
        startBatches();
      });
    },

    load() {
      const now = performance.now();
      const jobs = [...queue, ...stuck.flatMap((batch) => batch.jobs)];
      return {
        waiting: jobs.length,
        oldestSeconds: Math.max(0, ...jobs.map(({ since }) => now - since)) / 1_000,
        stuck: stuck.length + [...running].filter(({ isStuck }) => isStuck).length,
      };
    },

    onBatch(listen) {
      report = listen;
    },

    async preview<Answer>(command: Command<Answer>) {
      let answer: Answer | undefined;
      const rollback = services.database.db.transaction(async (transaction) => {
        const context = contextOf(services);
        const world = await lockWorld(transaction, [command.needs], context.now);
        answer = command.decide(world, context).answer;
        throw new RolledBack();
      });
      await rollback.catch((error) => {
        if (!(error instanceof RolledBack)) throw error;
      });
      return answer as Answer;
    },
  };
}
