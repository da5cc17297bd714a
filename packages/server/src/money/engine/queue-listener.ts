/**
 * Where a job waits: for the next batch, in a group of a divided batch, or for a row that something else has locked.
 * Those of a batch that the database refused run alone.
 */
export type Lane = 'next' | 'divided' | 'locked' | 'alone';

/** What the queue is doing at a moment. */
export interface Load {
  /** The jobs of each lane where they wait for their turn or for a lock. */
  lanes: Record<Exclude<Lane, 'alone'>, { waiting: number; oldestSeconds: number }>;
  /** Groups of jobs that wait for a row that something else has locked. */
  stuck: number;
}

export interface BatchRun {
  lane: Lane;
  size: number;
  seconds: number;
  outcome: 'done' | 'locked' | 'failed';
  /** How long it took until it had its locks, or gave them up. */
  lockSeconds: number;
  /** How long each of its jobs waited, from the arrival of its request until it had its locks; empty if it got none. */
  waits: number[];
}

export interface QueueListener {
  ran(batch: BatchRun): void;
  refused(refusal: unknown): void;
}
