import { networkOf } from '../auth/attempts/network.ts';

const windowMs = 60_000;

/**
 * Bounds how many pages one address may have rendered in a minute: they cost a thousand times what a kept one does, and
 * there are as many as one cares to write addresses.
 */
export function createMissLimit(missesMax: number, now: () => Date) {
  const misses = new Map<string, number>();
  let beganAt = 0;

  /** Counts a page that is to be rendered; says how many seconds to wait where it is one too many. */
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
