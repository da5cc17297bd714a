/** Lets the service worker keep the page for when there is no network. */
export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Whoever leaves at once, or keeps nothing, does without.
  addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}
