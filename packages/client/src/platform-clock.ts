/** How far the platform's clock is ahead of this one. */
let aheadMs = 0;

/**
 * Notes the platform's time of an answer. Answers that may have been stored are left out, as their time has passed; the time
 * has whole seconds, so a smaller difference is none.
 */
export function noteDate(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(at) || !headers.get('cache-control')?.includes('no-store')) return;
  const found = at - Date.now();
  aheadMs = Math.abs(found) < 2_000 ? 0 : found;
}

/** The platform's time, by which periods end, whatever the clock of this device says. */
export const platformNow = (): Date => new Date(Date.now() + aheadMs);
