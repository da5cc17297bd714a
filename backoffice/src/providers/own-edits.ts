const raised = new Map<string, number>();
const running = new Map<string, Promise<unknown>>();

/** The version to name for a record: the one that was read, raised by what this tab has edited since. */
export function versionToName(record: string, read: number): number {
  const next = raised.get(`${record} ${read}`);
  return next === undefined ? read : versionToName(record, next);
}

/** Notes an edit of this tab. If another edit came in between, the version rose by more than one. */
export function noteOwnEdit(record: string, from: unknown, to: unknown): void {
  if (typeof from === 'number' && to === from + 1) raised.set(`${record} ${from}`, to);
}

/** Runs the edits of one record in turn, so that a quick second one is not refused because of the first. */
export async function inTurn<T>(record: string, edit: () => Promise<T>): Promise<T> {
  const before = running.get(record) ?? Promise.resolve();
  const mine = before.then(edit, edit);
  running.set(record, mine);
  try {
    return await mine;
  } finally {
    if (running.get(record) === mine) running.delete(record);
  }
}
