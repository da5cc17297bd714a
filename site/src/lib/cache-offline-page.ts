/** Makes the service worker store the page that is shown without a network. */
export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Fails if the page is left at once or storage is disabled; then there is no offline page.
  addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}
