/** What a member of staff did in this session with records that still wait. */
export type Settled = ReadonlyMap<string, 'skipped' | 'proposed' | 'decided'>;

type Record = { id: string };

/** The current record, and where it was in the list, which may have lost it since: by this decision or by a colleague's. */
export interface Place {
  id: string | undefined;
  index: number;
}

/** How many records of the list are before the current one, and which come after it. */
function around(list: readonly Record[], { id, index }: Place) {
  const found = list.findIndex((record) => record.id === id);
  const before = found < 0 ? Math.min(index, list.length) : found;
  return { before, after: list.slice(found < 0 ? before : before + 1) };
}

/** The record before or after the current one in the list; at its end there is none. */
export function neighbour(list: readonly Record[], place: Place, by: 1 | -1): string | undefined {
  const { before, after } = around(list, place);
  return by === 1 ? after[0]?.id : list[before - 1]?.id;
}

/** The next record to decide: the first one after the current that is not settled, else the first of the list. */
export function nextToDecide(list: readonly Record[], place: Place, settled: Settled): string | undefined {
  const { before, after } = around(list, place);
  const inOrder = [...after, ...list.slice(0, before)];
  return inOrder.find(({ id }) => id !== place.id && !settled.has(id))?.id;
}
