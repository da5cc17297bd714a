import { CommitUnanswered } from '../../kit/database/limit-commit.ts';
import { settleAll, type Waiting } from './batch.ts';
import type { LockedRows } from './locked-rows.ts';
import type { Lane } from './queue-listener.ts';

/** The time for the rest of a batch, added to the longest wait for locks. */
const restMs = 1_000;

interface SlowRun {
  since: number;
  lane: Lane;
}

/** Commands on all orders of a project may take long without being stuck. */
const mayTakeLong = ({ command: { needs } }: Waiting) =>
  Boolean(needs.wholeProjects?.length || needs.wishesOf?.length);

/**
 * Watches for batches that the database does not finish in time, for example because of a stuck disk or an endless statement.
 * Their callers get an answer although the result is unknown; a retry with the same key finds it out.
 */
export class SlowRuns {
  private readonly runs = new Set<SlowRun>();
  private readonly locked: LockedRows;
  private readonly afterMs: number;

  constructor(locked: LockedRows, lockMs: number) {
    this.locked = locked;
    this.afterMs = lockMs + restMs;
  }

  /** Returns a function that stops watching. */
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

  /** Since when all lanes are occupied by slow batches; infinity if a lane is free. */
  since(lanes: number): number {
    // Groups that wait for a locked row do not occupy a lane.
    const moments = [...this.runs].flatMap(({ since, lane }) => (lane === 'locked' ? [] : since));
    return moments.length < lanes ? Number.POSITIVE_INFINITY : Math.max(...moments);
  }
}
