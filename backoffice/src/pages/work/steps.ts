/** What the user did in this session with records of the queue. */
export type Settled = ReadonlyMap<string, 'skipped' | 'proposed' | 'decided'>;

type Record = { id: string };

/**
 * The current record and its index. The index is needed once the record has left the list, after a decision by this user or a
 * colleague.
 */
export interface Place {
  id: string | undefined;
  index: number;
}

/** How many records come before the current one, and which records come after it. */
function around(list: readonly Record[], { id, index }: Place) {
  const found = list.findIndex((record) => record.id === id);
  const before = found < 0 ? Math.min(index, list.length) : found;
  return { before, after: list.slice(found < 0 ? before : before + 1) };
}

/** The record before or after the current one. Undefined at the ends of the list. */
export function neighbour(list: readonly Record[], place: Place, by: 1 | -1): string | undefined {
  const { before, after } = around(list, place);
  return by === 1 ? after[0]?.id : list[before - 1]?.id;
}

/** The next record to decide: the first unsettled one after the current record, or else the first unsettled one of the list. */
export function nextToDecide(list: readonly Record[], place: Place, settled: Settled): string | undefined {
  const { before, after } = around(list, place);
  const inOrder = [...after, ...list.slice(0, before)];
  return inOrder.find(({ id }) => id !== place.id && !settled.has(id))?.id;
}
