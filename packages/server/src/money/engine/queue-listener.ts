/**
 * Where a job waits: for the next batch, in a group of a divided batch, or for a row that something else has locked. Jobs of a
 * batch that the database rejected run alone.
 */
export type Lane = 'next' | 'divided' | 'locked' | 'alone';

export interface Load {
  /** The jobs that wait for their turn or for a lock, for each lane. */
  lanes: Record<Exclude<Lane, 'alone'>, { waiting: number; oldestSeconds: number }>;
  /** The number of groups that wait for a row that something else has locked. */
  stuck: number;
}

export interface BatchRun {
  lane: Lane;
  size: number;
  seconds: number;
  outcome: 'done' | 'locked' | 'failed';
  /** The time until the batch had its locks or gave up. */
  lockSeconds: number;
  /** The wait of each job, from the arrival of its request until the locks; empty if the batch got no locks. */
  waits: number[];
}

export interface QueueListener {
  ran(batch: BatchRun): void;
  refused(refusal: unknown): void;
}
