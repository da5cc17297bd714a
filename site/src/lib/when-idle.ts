/** Runs this when the page is idle, after two seconds at the latest. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 500);
}
