interface WithRows {
  rows: readonly string[];
  /** When the request arrived; a moment of `performance.now()`. */
  since: number;
}

/**
 * The rows that something outside the queue has locked, and since when. A job waits for such a row at most a fixed time from the
 * start of the lock, or from its own arrival if that is later. So a short lock does not refuse jobs that already waited long in
 * the queue.
 */
export class LockedRows {
  private readonly lockedSince = new Map<string, number>();

  add(jobs: readonly WithRows[], since: number): void {
    for (const row of jobs.flatMap(({ rows }) => rows))
      if (!this.lockedSince.has(row)) this.lockedSince.set(row, since);
  }

  /** Removes the rows of a batch that got its locks, because nobody else has locked them any more. */
  free(jobs: readonly WithRows[]): void {
    if (!this.lockedSince.size) return;
    for (const row of jobs.flatMap(({ rows }) => rows)) this.lockedSince.delete(row);
  }

  keepOnly(jobs: readonly WithRows[]): void {
    if (!this.lockedSince.size) return;
    const needed = new Set(jobs.flatMap(({ rows }) => rows));
    for (const row of this.lockedSince.keys()) if (!needed.has(row)) this.lockedSince.delete(row);
  }

  /** Since when this job waits for a locked row; undefined if none of its rows is locked. */
  waitsSince({ rows, since }: WithRows): number | undefined {
    const moments = rows.flatMap((row) => this.lockedSince.get(row) ?? []);
    return moments.length ? Math.max(since, Math.min(...moments)) : undefined;
  }
}
