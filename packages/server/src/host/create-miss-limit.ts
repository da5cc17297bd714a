import { networkOf } from '../auth/attempts/network-of.ts';

const windowMs = 60_000;

/**
 * Limits how many uncached pages one address may have rendered in a minute: each costs a thousand times what a cached
 * one does, and anyone can make up new addresses.
 */
export function createMissLimit(missesMax: number, now: () => Date) {
  const misses = new Map<string, number>();
  let beganAt = 0;

  /** Counts a page to render; returns how many seconds to wait if it is above the limit. */
  return function waitSeconds(address: string): number | undefined {
    const at = now().getTime();
    if (Math.abs(at - beganAt) >= windowMs) {
      beganAt = at;
      misses.clear();
    }
    const network = networkOf(address);
    const count = (misses.get(network) ?? 0) + 1;
    misses.set(network, count);
    return count > missesMax ? Math.max(1, Math.ceil((beganAt + windowMs - at) / 1_000)) : undefined;
  };
}
