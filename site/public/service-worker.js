// Caches one page for when there is no network, and its hashed files. No other page and nothing of the API is ever
// cached: personal data must not stay, and changes by staff must show in the next request.
const kept = 'offline';
const languages = ['es', 'en'];
const offlinePageIn = (language) => `/offline?lang=${language}`;
const pathOf = ({ url }) => url.slice(location.origin.length);
const notOurs = /^\/(?:v1|admin|dev|health|metrics)(?:\/|$)/;

async function keepOfflinePages() {
  const cache = await caches.open(kept);
  const wanted = new Set();
  for (const offlinePage of languages.map(offlinePageIn)) {
    const page = await fetch(offlinePage, { cache: 'reload', credentials: 'omit' });
    if (!page.ok) throw new Error(`The page for when there is no network was answered with ${page.status}.`);
    const files = (await page.clone().text()).match(/\/_astro\/[\w.-]+/g) ?? [];
    await cache.addAll([...new Set(files)]);
    await cache.put(offlinePage, page);
    for (const path of [offlinePage, ...files]) wanted.add(path);
  }
  const old = (await cache.keys()).filter((request) => !wanted.has(pathOf(request)));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Like the server: the address, then the chosen language, then the browser's. */
async function languageOf({ url }) {
  const asked = new URL(url).searchParams.get('lang');
  const chosen = await self.cookieStore?.get('locale');
  const language = asked ?? chosen?.value ?? navigator.language;
  return language.startsWith('en') ? 'en' : 'es';
}

const inKept = { cacheName: kept, ignoreVary: true };

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (lost) {
    const page = await caches.match(offlinePageIn(await languageOf(event.request)), inKept);
    if (page) return page;
    throw lost;
  }
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepOfflinePages());
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
