import { isRetryable } from '../../kit/database/violations.ts';
import { KeyTaken } from '../../kit/idempotency/idempotency-keys.ts';
import { callerGone, type Job, type Outcome, unavailable } from './run-batch.ts';

/** How a command waits on behalf of its request. */
export interface CommandWait {
  /** Whether the caller stopped waiting; a command that has not started then does not run. */
  isGone: () => boolean;
  /** When the request arrived, from `performance.now()`. The deadline counts from here. */
  since: number;
  /** Whether to refuse at once if a row is locked, because the sender retries by itself. */
  givesWay?: boolean;
}

export interface Waiting extends Job {
  rows: string[];
  since: number;
  givesWay: boolean;
  /** The moment until which it may wait, from `performance.now()`. */
  deadline: number;
  settle: (outcome: Outcome) => void;
}

export interface Batch {
  jobs: Waiting[];
  /** When the batch first tried to lock its rows. */
  since: number;
  /** Whether it waits for a row that something else has locked. */
  isStuck: boolean;
}

export function loadOf(jobs: readonly Waiting[]) {
  const now = performance.now();
  const oldestMs = Math.max(0, ...jobs.map(({ since }) => now - since));
  return { waiting: jobs.length, oldestSeconds: oldestMs / 1_000 };
}

export function settleAll(jobs: readonly Waiting[], outcome: Outcome): void {
  for (const job of jobs) job.settle(outcome);
}

export function refuseIfOver(job: Waiting): boolean {
  if (!job.isOver()) return false;
  job.settle({ refusal: unavailable(callerGone) });
  return true;
}

const lockMsMin = 50;

/** The time until the first deadline of these jobs, at least `lockMsMin`. */
export const remainingMs = (jobs: readonly Waiting[]): number =>
  Math.max(lockMsMin, Math.min(...jobs.map(({ deadline }) => deadline)) - performance.now());

export const rowsOfAll = (batches: readonly Batch[]) =>
  new Set(batches.flatMap(({ jobs }) => jobs.flatMap(({ rows }) => rows)));

export function isWorthRetrying(error: unknown): boolean {
  return error instanceof KeyTaken || isRetryable(error);
}
