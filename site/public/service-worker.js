// Caches one page for when there is no network, and its hashed files. No other page and nothing of the API is ever
// cached: changes by staff must show in the next request, and personal data is kept encrypted or not at all.
const kept = 'offline';
const languages = ['es', 'en'];
const offlinePageIn = (language) => `/offline?lang=${language}`;
const pathOf = ({ url }) => url.slice(location.origin.length);
const notOurs = /^\/(?:v1|admin|dev|health|metrics)(?:\/|$)/;

/** The hashed files that a text names, and those that its scripts import. */
async function filesIn(text, known = new Set()) {
  for (const [file] of text.matchAll(/\/_astro\/[\w.-]+|(?<=["']\.\/)[\w.-]+\.js(?=["'])/g)) {
    const path = file.startsWith('/') ? file : `/_astro/${file}`;
    if (known.has(path)) continue;
    known.add(path);
    if (path.endsWith('.js')) await filesIn(await (await fetch(path)).text(), known);
  }
  return known;
}

async function keepOfflinePages() {
  const cache = await caches.open(kept);
  const wanted = new Set();
  for (const offlinePage of languages.map(offlinePageIn)) {
    const page = await fetch(offlinePage, { cache: 'reload', credentials: 'omit' });
    if (!page.ok) throw new Error(`The page for when there is no network was answered with ${page.status}.`);
    const files = await filesIn(await page.clone().text());
    await cache.addAll([...files]);
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
