import { CommitUnanswered } from '../../kit/database/limit-commit.ts';
import { settleAll, type Waiting } from './batch.ts';
import type { LockedRows } from './locked-rows.ts';
import type { Lane } from './queue-listener.ts';

/** Added to the longest wait for locks: the time that the rest of a batch may take. */
const restMs = 1_000;

interface SlowRun {
  since: number;
  lane: Lane;
}

/** Commands with all orders of a project may take long, and make progress. */
const mayTakeLong = ({ command: { needs } }: Waiting) =>
  Boolean(needs.wholeProjects?.length || needs.wishesOf?.length);

/**
 * Batches for which the database takes too long, whatever the reason: a disk that stands still, a statement that never
 * ends. Their callers are answered although it is unknown what becomes of them; the same key finds it out.
 */
export class SlowRuns {
  private readonly runs = new Set<SlowRun>();
  private readonly locked: LockedRows;
  private readonly afterMs: number;

  constructor(locked: LockedRows, lockMs: number) {
    this.locked = locked;
    this.afterMs = lockMs + restMs;
  }

  /** Returns the end of the watch. */
  watch(jobs: readonly Waiting[], lane: Lane): () => void {
    const watched = jobs.filter((job) => !mayTakeLong(job));
    if (!watched.length) return () => {};
    const run = { since: performance.now(), lane };
    const timer = setTimeout(() => {
      this.runs.add(run);
      this.locked.add(watched, run.since);
      settleAll(watched, { refusal: new CommitUnanswered() });
    }, this.afterMs);
    return () => {
      clearTimeout(timer);
      if (this.runs.delete(run)) this.locked.free(watched);
    };
  }

  /** Since when so many batches, all that may run, are slow. */
  since(lanes: number): number {
    // Groups that wait for a locked row leave the lanes to others.
    const moments = [...this.runs].flatMap(({ since, lane }) => (lane === 'locked' ? [] : since));
    return moments.length < lanes ? Number.POSITIVE_INFINITY : Math.max(...moments);
  }
}
