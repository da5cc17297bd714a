function register(): void {
  // Fails if the user leaves at once or storage is disabled. Then there is no offline page.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}

/**
 * Registers the service worker, which stores the page shown without a network. On the first page of a visit it does so only for
 * whoever is signed in: a browser drops the pages that it fetched early once a service worker takes over.
 */
export function cacheOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isSignedIn = 'signedIn' in document.documentElement.dataset;
  if (!isSignedIn && !document.referrer.startsWith(location.origin)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
