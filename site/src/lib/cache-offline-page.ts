/** Registers the service worker, which stores the page shown without a network. */
export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Fails if the user leaves at once or storage is disabled. Then there is no offline page.
  addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}
