import { networkOf } from './network-of.ts';

const windowMs = 60_000;

/**
 * Limits how often a network may do something in a minute, such as requesting uncached pages or calendars. The limit is
 * per network, because every try may use a different URL.
 */
export function createMinuteLimit(timesMax: number, now: () => Date) {
  const times = new Map<string, number>();
  let beganAt = 0;

  /** Counts one use. Returns how many seconds to wait if it is above the limit. */
  return function waitSeconds(address: string): number | undefined {
    const at = now().getTime();
    if (Math.abs(at - beganAt) >= windowMs) {
      beganAt = at;
      times.clear();
    }
    const network = networkOf(address);
    const count = (times.get(network) ?? 0) + 1;
    times.set(network, count);
    return count > timesMax ? Math.max(1, Math.ceil((beganAt + windowMs - at) / 1_000)) : undefined;
  };
}
