/** Lets the service worker keep the page for when there is no network, in the language of this page. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const address = `/service-worker.js?lang=${document.documentElement.lang}`;
  // Whoever leaves at once, or keeps nothing, does without.
  addEventListener('load', () => navigator.serviceWorker.register(address).catch(() => {}));
}
