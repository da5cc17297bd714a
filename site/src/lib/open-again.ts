const firstWaitMs = 2_000;
const longestWaitMs = 60_000;

/** Whether the platform answers. The service worker leaves HEAD to the network. */
async function isThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

async function openOnceThere(waitMs: number): Promise<void> {
  if (await isThere()) location.reload();
  else setTimeout(openOnceThere, waitMs, Math.min(2 * waitMs, longestWaitMs));
}

/**
 * Opens the requested page once it can be loaded: the service worker shows the offline page under its address. The browser says
 * only once that it is online, which may be too early, and never if only the platform was unreachable.
 */
export function openAgain(): void {
  addEventListener('online', () => location.reload());
  document.querySelector('button')?.addEventListener('click', () => location.reload());
  setTimeout(openOnceThere, firstWaitMs, 2 * firstWaitMs);
}
