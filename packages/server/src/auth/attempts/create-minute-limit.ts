import { networkOf } from './network-of.ts';

const windowMs = 60_000;

/**
 * Limits how often a network may do something in a minute: have a page rendered that is not cached, or ask for a calendar.
 * Each try may name another address, so that a limit for each address would not help.
 */
export function createMinuteLimit(timesMax: number, now: () => Date) {
  const times = new Map<string, number>();
  let beganAt = 0;

  /** Counts one time; returns how many seconds to wait if it is above the limit. */
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
