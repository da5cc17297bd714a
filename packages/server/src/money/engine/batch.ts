import { isRetryable } from '../../kit/database/violations.ts';
import { KeyTaken } from '../../kit/idempotency/idempotency-keys.ts';
import { type Job, type Outcome, unavailable } from './run-batch.ts';

/** How a command waits that a request sent. */
export interface CommandWait {
  /** Whether the caller no longer waits for the answer: what has not begun then is not carried out. */
  isGone: () => boolean;
  /** When the request arrived: its deadline counts from then. A moment of `performance.now()`. */
  since: number;
  /** Whether it is refused at once where a row is locked, because its sender tries again by itself. */
  givesWay?: boolean;
}

export interface Waiting extends Job {
  rows: string[];
  since: number;
  givesWay: boolean;
  /** Until when it may wait; a moment of `performance.now()`. */
  deadline: number;
  settle: (outcome: Outcome) => void;
}

export interface Batch {
  jobs: Waiting[];
  /** When it first tried to lock its rows. */
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
  job.settle({ refusal: unavailable() });
  return true;
}

const lockMsMin = 50;

/** How long the first of these jobs may still wait. */
export const remainingMs = (jobs: readonly Waiting[]): number =>
  Math.max(lockMsMin, Math.min(...jobs.map(({ deadline }) => deadline)) - performance.now());

export const rowsOfAll = (batches: readonly Batch[]) =>
  new Set(batches.flatMap(({ jobs }) => jobs.flatMap(({ rows }) => rows)));

export function isWorthRetrying(error: unknown): boolean {
  return error instanceof KeyTaken || isRetryable(error);
}
