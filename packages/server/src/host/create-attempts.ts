import type { PageAddress } from './page-address.ts';

const pauseMs = 1_000;

interface Attempt {
  isBroken: Promise<boolean>;
  endedAt: number;
}

/**
 * Tries at most once per second whether a page can be rendered again; other requests share the result. While the
 * database is unavailable, each attempt costs a render and waiting for connections.
 */
export function createAttempts(
  tryToRender: (address: PageAddress) => Promise<boolean>,
  now: () => number = () => performance.now(),
): (address: PageAddress) => Promise<boolean> {
  const attempts = new Map<string, Attempt>();
  async function noteEnd({ key }: PageAddress, attempt: Attempt): Promise<boolean> {
    const isBroken = await attempt.isBroken;
    attempt.endedAt = now();
    // The page is cached now, so it is served without asking here.
    if (!isBroken) attempts.delete(key);
    return isBroken;
  }
  return function findBroken(address) {
    const earlier = attempts.get(address.key);
    if (earlier && now() < earlier.endedAt + pauseMs) return earlier.isBroken;
    const attempt: Attempt = { isBroken: tryToRender(address), endedAt: Number.POSITIVE_INFINITY };
    attempts.set(address.key, attempt);
    return noteEnd(address, attempt);
  };
}
