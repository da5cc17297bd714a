// Keeps one page for when there is no network, and the hashed files it is made of. No other page and nothing of the API
// is ever kept: what is personal stays out, and what staff change is seen at the next request.
const kept = 'offline';
const language = new URL(location.href).searchParams.get('lang') === 'en' ? 'en' : 'es';
const offlinePage = `/offline?lang=${language}`;
const pathOf = ({ url }) => url.slice(location.origin.length);
const notOurs = /^\/(?:v1|admin|dev|health|metrics)(?:\/|$)/;

async function keepOfflinePage() {
  const page = await fetch(offlinePage, { cache: 'reload', credentials: 'omit' });
  if (!page.ok) throw new Error(`The page for when there is no network was answered with ${page.status}.`);
  const files = (await page.clone().text()).match(/\/_astro\/[\w.-]+/g) ?? [];
  const cache = await caches.open(kept);
  await cache.addAll([...new Set(files)]);
  await cache.put(offlinePage, page);
  const wanted = new Set([...files, offlinePage]);
  const old = (await cache.keys()).filter((request) => !wanted.has(pathOf(request)));
  await Promise.all(old.map((request) => cache.delete(request)));
}

const inKept = { cacheName: kept, ignoreVary: true };

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (lost) {
    // In the language chosen last, also while the worker of another one is still at work.
    const page = await caches.match('/offline', { ...inKept, ignoreSearch: true });
    if (page) return page;
    throw lost;
  }
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepOfflinePage());
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || notOurs.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/_astro/')) {
    event.respondWith(caches.match(request, inKept).then((file) => file ?? fetch(request)));
  }
});
