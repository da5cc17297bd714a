import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../kit/config.ts';
import { CommitUnanswered } from '../../kit/database/limit-commit.ts';
import { isLockTimeout, isUnavailable } from '../../kit/database/violations.ts';
import {
  type Batch,
  type CommandWait,
  isWorthRetrying,
  loadOf,
  refuseIfOver,
  remainingMs,
  rowsOfAll,
  settleAll,
  type Waiting,
} from './batch.ts';
import { LockedRows } from './locked-rows.ts';
import type { BatchRun, Lane, Load, QueueListener } from './queue-listener.ts';
import { groupsOf, rowsOf } from './rows-of.ts';
import { type Job, type MoneyServices, type Outcome, runBatch, unavailable } from './run-batch.ts';
import { SlowRuns } from './slow-runs.ts';
import { WaitingJobs } from './waiting-jobs.ts';

const batchSizeMax = 128;
const attemptsMax = 6;
const pauseMsMax = 30;
/** How long a batch waits for locks before it is divided, so that one locked row delays few jobs. */
const sharedLockMs = 200;
/** How long each group of a divided batch waits at first. That is long enough if its rows are free. */
const dividedLockMs = 30;
/** How many groups of jobs may wait for their locks at the same time; each of them uses a connection. */
const stuckMax = 4;
const sweepMs = 250;

/**
 * Jobs that arrive while batches are running wait for the next batch; without load each job runs at once, alone. When many users
 * invest in a popular project and need the same few rows, this turns their requests into a few large transactions.
 * Two running batches never need the same row. If something else has locked a row, the batch that needs it soon gives up and is
 * divided into groups of jobs that share rows. Each group is tried once more. Only groups with locked rows keep waiting, each on
 * its own connection.
 */
export class BatchQueue {
  private readonly services: MoneyServices;
  private readonly patience: Config['moneyPatience'];
  private readonly lanes: number;
  private readonly waiting = new WaitingJobs<Waiting>();
  private readonly running = new Set<Batch>();
  /** Groups of a divided batch that have not been tried yet. */
  private readonly divided: Batch[] = [];
  private readonly stuck: Batch[] = [];
  /** Jobs of failed batches that are waiting to run one by one. */
  private readonly singles = new Set<Waiting[]>();
  private readonly locked = new LockedRows();
  private readonly slow: SlowRuns;
  private sweeping: NodeJS.Timeout | undefined;
  private listener: QueueListener = { ran: () => {}, refused: () => {} };

  constructor(services: MoneyServices) {
    this.services = services;
    this.patience = services.config.moneyPatience;
    this.slow = new SlowRuns(this.locked, this.patience.lockMs);
    // The embedded database has one connection: a second batch would only wait for the first.
    this.lanes = services.database.kind === 'embedded' ? 1 : 2;
  }

  listen(listener: QueueListener): void {
    this.listener = listener;
  }

  load(): Load {
    const stuck = this.stuckBatches();
    return {
      lanes: {
        next: loadOf(this.waiting.all()),
        divided: loadOf(this.divided.flatMap(({ jobs }) => jobs)),
        locked: loadOf(this.stuckJobs()),
      },
      stuck: stuck.length,
    };
  }

  add(
    { command, keyed }: Pick<Job, 'command' | 'keyed'>,
    { isGone, since, givesWay = false }: CommandWait = { isGone: () => false, since: performance.now() },
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const refuse = (refusal: unknown) => {
        this.listener.refused(refusal);
        reject(refusal);
      };
      let isSettled = false;
      const job: Waiting = {
        command,
        keyed,
        rows: rowsOf({ command, keyed }),
        since,
        givesWay,
        deadline: since + this.patience.queueMs,
        isOver: () => isSettled || isGone() || performance.now() > job.deadline,
        settle(outcome) {
          if (isSettled) return;
          isSettled = true;
          if ('refusal' in outcome) refuse(outcome.refusal);
          else resolve(outcome.answer);
        },
      };
      if (!this.waiting.add(job)) return refuse(unavailable('too many acts wait for the ledger'));
      this.startBatches();
    });
  }

  private stuckBatches(): Batch[] {
    return [...this.stuck, ...this.running].filter(({ isStuck }) => isStuck);
  }

  private stuckJobs(): Waiting[] {
    return this.stuckBatches().flatMap(({ jobs }) => jobs);
  }

  private countRunning(isStuck: boolean): number {
    return [...this.running].filter((batch) => batch.isStuck === isStuck).length;
  }

  private startBatches(): void {
    while (this.stuck.length && this.countRunning(true) < stuckMax) {
      this.start(this.stuck.shift() as Batch, (batch) => this.runStuck(batch));
    }
    while (this.divided.length && this.countRunning(false) < this.lanes) {
      this.start(this.divided.shift() as Batch, (batch) => this.runDivided(batch));
    }
    while (this.waiting.size && this.countRunning(false) < this.lanes) {
      const jobs = this.takeFree().filter((job) => !refuseIfOver(job));
      if (!jobs.length) break;
      this.start({ jobs, since: performance.now(), isStuck: false }, (batch) => this.runShared(batch));
    }
    this.sweepLater();
  }

  /** Jobs that were taken from the queue but have not started. */
  private notBegun(): Waiting[] {
    return [...[...this.divided, ...this.stuck].flatMap(({ jobs }) => jobs), ...[...this.singles].flat()];
  }

  private sweepLater(): void {
    if (this.sweeping !== undefined || !(this.waiting.size || this.notBegun().length)) return;
    this.sweeping = setTimeout(() => this.sweep(), sweepMs);
  }

  private start(batch: Batch, run: (batch: Batch) => Promise<void>): void {
    this.running.add(batch);
    void run(batch).finally(() => {
      this.running.delete(batch);
      if (!this.waiting.size) this.forgetLocks();
      this.startBatches();
    });
  }

  /** Takes the next jobs that need no row of a running batch. */
  private takeFree(): Waiting[] {
    const inUse = rowsOfAll([...this.running, ...this.divided, ...this.stuck]);
    return this.waiting.take(batchSizeMax, inUse);
  }

  /** Refuses jobs past their deadline. */
  private sweep(): void {
    this.sweeping = undefined;
    const stays = (job: Waiting) => {
      job.deadline = this.deadlineOf(job);
      return !refuseIfOver(job);
    };
    this.waiting.keepOnly(stays);
    this.notBegun().forEach(stays);
    this.forgetLocks();
    this.startBatches();
  }

  /** Forgets locked rows that no job needs. The rows of a running batch are kept until it ends. */
  private forgetLocks(): void {
    const batches = [...this.running, ...this.stuck];
    this.locked.keepOnly([...this.waiting.all(), ...batches.flatMap(({ jobs }) => jobs)]);
  }

  private deadlineOf(job: Waiting): number {
    const { queueMs, lockMs } = this.patience;
    const lockedSince = this.locked.waitsSince(job) ?? Number.POSITIVE_INFINITY;
    const slowSince = Math.max(job.since, this.slow.since(this.lanes));
    const foundSince = Math.min(lockedSince, slowSince);
    return Math.min(job.since + queueMs, foundSince + (job.givesWay ? 0 : lockMs));
  }

  private async runShared(batch: Batch): Promise<void> {
    try {
      await this.runTogether(batch.jobs, sharedLockMs, 'next');
    } catch (error) {
      if (!isLockTimeout(error)) return this.runEach(batch.jobs, error);
      const patient = batch.jobs.filter(({ givesWay }) => !givesWay);
      settleAll(
        batch.jobs.filter(({ givesWay }) => givesWay),
        { refusal: error },
      );
      const groups = groupsOf(patient);
      if (groups.length === 1) this.waitForRows({ ...batch, jobs: patient });
      else this.divided.push(...groups.map((jobs) => ({ ...batch, jobs })));
    }
  }

  /** Runs a group of a divided batch if its rows are free; otherwise it joins the groups that wait for locked rows. */
  private async runDivided({ jobs, since }: Batch): Promise<void> {
    const current = jobs.filter((job) => !refuseIfOver(job));
    if (!current.length) return;
    try {
      await this.runTogether(current, dividedLockMs, 'divided');
    } catch (error) {
      if (!isLockTimeout(error)) return this.runEach(current, error);
      this.waitForRows({ jobs: current, since });
    }
  }

  private waitForRows({ jobs, since }: Pick<Batch, 'jobs' | 'since'>): void {
    this.locked.add(jobs, since);
    for (const job of jobs) job.deadline = this.deadlineOf(job);
    this.stuck.push({ jobs, since, isStuck: true });
  }

  /** Waits for the locked rows of a group until all its jobs are past their deadlines. */
  private async runStuck(batch: Batch): Promise<void> {
    for (;;) {
      batch.jobs = batch.jobs.filter((job) => !refuseIfOver(job));
      if (!batch.jobs.length) return;
      try {
        return await this.runTogether(batch.jobs, remainingMs(batch.jobs), 'locked');
      } catch (error) {
        if (!isLockTimeout(error)) return this.runEach(batch.jobs, error);
      }
    }
  }

  /**
   * The database rejected one job of the batch, and it is unknown which. Running all of them again is safe, because idempotency
   * keys prevent double execution.
   */
  private async runEach(jobs: readonly Waiting[], error: unknown): Promise<void> {
    const isHopeless = error instanceof CommitUnanswered || (jobs.length === 1 && !isWorthRetrying(error));
    if (isHopeless) return settleAll(jobs, { refusal: error });
    const rest = [...jobs];
    this.singles.add(rest);
    this.sweepLater();
    for (let job = rest.shift(); job; job = rest.shift()) {
      if (refuseIfOver(job)) continue;
      const { refusal } = await this.runAlone(job);
      // A locked row affects only its own job. Any other unavailability would affect the rest too, so refuse them all.
      if (isUnavailable(refusal) && !isLockTimeout(refusal)) settleAll(rest.splice(0), { refusal });
    }
    this.singles.delete(rest);
  }

  /** Runs a single job; retries when the database aborted the transaction or another request took the key. */
  private async runAlone(job: Waiting): Promise<{ refusal?: unknown }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.runTogether([job], Math.min(remainingMs([job]), this.patience.lockMs), 'alone');
        return {};
      } catch (refusal) {
        if (attempt === attemptsMax || !isWorthRetrying(refusal)) {
          job.settle({ refusal });
          return { refusal };
        }
        await pause(Math.random() * pauseMsMax * attempt);
      }
    }
  }

  private async runTogether(jobs: readonly Waiting[], lockMs: number, lane: Lane): Promise<void> {
    const startedAt = performance.now();
    let lockedAt: number | undefined;
    const report = (outcome: BatchRun['outcome']) => {
      const endedAt = performance.now();
      this.listener.ran({
        lane,
        size: jobs.length,
        seconds: (endedAt - startedAt) / 1_000,
        outcome,
        lockSeconds: ((lockedAt ?? endedAt) - startedAt) / 1_000,
        waits: lockedAt === undefined ? [] : jobs.map(({ since }) => ((lockedAt as number) - since) / 1_000),
      });
    };
    const endWatch = this.slow.watch(jobs, lane);
    const run = runBatch(this.services, jobs, lockMs, () => {
      lockedAt = performance.now();
      this.locked.free(jobs);
    }).finally(endWatch);
    const { outcomes, settled } = await run.catch((error) => {
      report(isLockTimeout(error) ? 'locked' : 'failed');
      throw error;
    });
    report('done');
    void settled().finally(() => jobs.forEach((job, index) => void job.settle(outcomes[index] as Outcome)));
  }
}
