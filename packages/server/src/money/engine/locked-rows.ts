interface WithRows {
  rows: readonly string[];
  /** When the request arrived; a moment of `performance.now()`. */
  since: number;
}

/**
 * The rows that something outside the queue has locked, and since when. A request for one of them waits so long from then
 * on, not from its arrival, so that a short lock costs those behind it only its own time.
 */
export class LockedRows {
  private readonly lockedSince = new Map<string, number>();

  add(jobs: readonly WithRows[], since: number): void {
    for (const row of jobs.flatMap(({ rows }) => rows))
      if (!this.lockedSince.has(row)) this.lockedSince.set(row, since);
  }

  /** A batch has its locks on these. */
  free(jobs: readonly WithRows[]): void {
    if (!this.lockedSince.size) return;
    for (const row of jobs.flatMap(({ rows }) => rows)) this.lockedSince.delete(row);
  }

  keepOnly(jobs: readonly WithRows[]): void {
    if (!this.lockedSince.size) return;
    const needed = new Set(jobs.flatMap(({ rows }) => rows));
    for (const row of this.lockedSince.keys()) if (!needed.has(row)) this.lockedSince.delete(row);
  }

  /** Since when this job waits for a locked row, if it needs one. */
  waitsSince({ rows, since }: WithRows): number | undefined {
    const moments = rows.flatMap((row) => this.lockedSince.get(row) ?? []);
    return moments.length ? Math.max(since, Math.min(...moments)) : undefined;
  }
}
