import { networkOf } from './network-of.ts';

const windowMs = 60_000;

/**
 * Limits how often a user or a network may do something in a minute, such as requesting uncached pages or calendars.
 * Not per URL, because every try may use a different one.
 */
export function createMinuteLimit(timesMax: number, now: () => Date) {
  const times = new Map<string, number>();
  let beganAt = 0;

  /** Counts one use. Returns how many seconds to wait if it is above the limit. */
  return function waitSeconds(name: string): number | undefined {
    const at = now().getTime();
    if (Math.abs(at - beganAt) >= windowMs) {
      beganAt = at;
      times.clear();
    }
    const network = networkOf(name);
    const count = (times.get(network) ?? 0) + 1;
    times.set(network, count);
    return count > timesMax ? Math.max(1, Math.ceil((beganAt + windowMs - at) / 1_000)) : undefined;
  };
}
