import { setTimeout as pause } from 'node:timers/promises';

/**
 * Each of `clients` clients runs `act` again and again. Returns how many times it ended, in total and per
 * second; those that returned false do not count.
 */
export async function closedLoop(
  act: () => Promise<unknown>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<{ perSecond: number; count: number }> {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  let count = 0;
  const client = async () => {
    while (performance.now() < until) {
      if ((await act()) !== false) count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: (count / (performance.now() - startedAt)) * 1_000, count };
}

/**
 * Starts `act` at a fixed rate, even while earlier runs continue; returns the milliseconds that each run
 * took.
 */
export async function openLoop(
  act: () => Promise<unknown>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const durations: number[] = [];
  const startedAt = performance.now();
  const all: Promise<void>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = startedAt + (sent * 1_000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 0) await pause(ahead);
    // Measured from the planned time, so that a platform that stalls is not excused.
    all.push(act().then(() => void durations.push(performance.now() - due)));
  }
  await Promise.all(all);
  return durations;
}

/** Runs `act` for each of the items, at most `atOnce` at a time. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const client = async () => {
    while (next < items.length) {
      const item = items[next] as Item;
      next += 1;
      await act(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
}
