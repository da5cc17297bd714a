/** How many jobs may wait in total, and for the same row. The second limit leaves room for other projects. */
export const waitingMax = { all: 10_000, ofOneRow: 4_000 };

interface WithRows {
  rows: readonly string[];
}

/**
 * The jobs that wait for a batch. Each job waits in the line of its first row, which is usually its project.
 * Batches take from the lines in turn, so a long line does not delay the others, and a line whose row is in
 * use costs nothing.
 */
export class WaitingJobs<Item extends WithRows> {
  private readonly lines = new Map<string, Item[]>();
  private readonly countOf = new Map<string, number>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  all(): Item[] {
    return [...this.lines.values()].flat();
  }

  /** Returns false if too many jobs wait already. */
  add(item: Item): boolean {
    const isFull = item.rows.some((row) => (this.countOf.get(row) ?? 0) >= waitingMax.ofOneRow);
    if (isFull || this.count >= waitingMax.all) return false;
    const [first = ''] = item.rows;
    const line = this.lines.get(first);
    if (line) line.push(item);
    else this.lines.set(first, [item]);
    this.countRows(item, 1);
    return true;
  }

  /** Takes the next items that need no row in use, one from each line in turn. */
  take(max: number, inUse: ReadonlySet<string>): Item[] {
    const taken = new Set<Item>();
    const isFree = (item: Item) => !item.rows.some((row) => inUse.has(row));
    let open = [...this.lines]
      .filter(([first]) => !inUse.has(first))
      .map(([first, line]) => ({ first, line, next: 0 }));
    const touched = new Set<string>();
    while (open.length && taken.size < max) {
      for (const entry of open) {
        if (taken.size === max) break;
        while (entry.next < entry.line.length && !isFree(entry.line[entry.next] as Item)) entry.next += 1;
        const item = entry.line[entry.next];
        if (!item) continue;
        taken.add(item);
        touched.add(entry.first);
        entry.next += 1;
      }
      open = open.filter(({ line, next }) => next < line.length);
    }
    for (const first of touched) this.keep(first, (item) => !taken.has(item));
    return [...taken];
  }

  /** Removes the items for which `isKept` is false. */
  keepOnly(isKept: (item: Item) => boolean): void {
    const firsts = [...this.lines.keys()];
    for (const first of firsts) this.keep(first, isKept);
  }

  /**
   * Removes items from a line. If any were removed, the line moves to the end, so that the next batch begins
   * with the lines that did not fit.
   */
  private keep(first: string, isKept: (item: Item) => boolean): void {
    const line = this.lines.get(first) ?? [];
    const kept: Item[] = [];
    for (const item of line) {
      if (isKept(item)) kept.push(item);
      else this.countRows(item, -1);
    }
    if (kept.length === line.length) return;
    this.lines.delete(first);
    if (kept.length) this.lines.set(first, kept);
  }

  private countRows(item: Item, step: 1 | -1): void {
    this.count += step;
    for (const row of new Set(item.rows)) {
      const count = (this.countOf.get(row) ?? 0) + step;
      if (count) this.countOf.set(row, count);
      else this.countOf.delete(row);
    }
  }
}
