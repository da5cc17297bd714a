const raised = new Map<string, number>();
const running = new Map<string, Promise<unknown>>();

/** The version to send with an edit: the loaded version, raised by later edits of this tab. */
export function versionToName(record: string, read: number): number {
  const next = raised.get(`${record} ${read}`);
  return next === undefined ? read : versionToName(record, next);
}

/**
 * Remembers that an edit of this tab raised the version. If someone else edited in between, it rose by more than one and is not
 * remembered.
 */
export function noteOwnEdit(record: string, from: unknown, to: unknown): void {
  if (typeof from === 'number' && to === from + 1) raised.set(`${record} ${from}`, to);
}

/** Runs the edits of one record one after another. Otherwise a quick second edit would conflict with the first. */
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
