function register(): void {
  // Fails if the user leaves at once or storage is disabled. Then there is no offline page.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

/**
 * Registers the service worker, which stores the page shown without a network. The first page of a visit leaves it to the
 * second one: a browser drops the pages that it fetched early once a service worker takes over.
 */
export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (!document.referrer.startsWith(location.origin)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
