/** How far the platform's clock is ahead of the clock of this device. */
let aheadMs = 0;

/**
 * Reads the platform's time from an answer. Ignores answers that may come from a cache, because their time is old,
 * and differences below a second, because the header has whole seconds.
 */
export function noteDate(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(at) || !headers.get('cache-control')?.includes('no-store')) return;
  const found = at - Date.now();
  aheadMs = Math.abs(found) < 2_000 ? 0 : found;
}

/** The platform's time, which decides when periods end, even if the clock of this device is wrong. */
export const platformNow = (): Date => new Date(Date.now() + aheadMs);
