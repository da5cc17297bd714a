/** Goal: the guarantees of the host for any site. Method: a site with one page that shows the name of a project. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, halfSignedIn } from '../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import { mountPages } from './mount-host.ts';
import type { SiteHandler } from './render-page.ts';

let test: TestApp;
let name = 'Edificio Lavapiés';
let renders = 0;
const rendered = new Set<string | undefined>();
const seenByRenderer: { cookie: string | undefined; host: string | undefined; url: string }[] = [];
let beforeAnswering: () => Promise<void> = async () => {};

const handler: SiteHandler = (request, response, _next, locals) => {
  renders += 1;
  rendered.add(request.url);
  const { cookie, host } = request.headers;
  seenByRenderer.push({ cookie, host, url: request.url ?? '' });
  const shown = name;
  const { api, brandName } = locals as {
    api: (endpoint: typeof v1.phases.find) => Promise<{ total: number }>;
    brandName: string;
  };
  void (async () => {
    await beforeAnswering();
    const { total } = await api(v1.phases.find);
    response.writeHead(request.url?.startsWith('/missing') ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'cache-tag': 'projects,project:1',
    });
    response.end(`<h1>${shown}</h1><p>${total} ${request.headers['accept-language']}</p><i>${brandName}</i>`);
    // A page may still be rendering when the app closes.
  })().catch(() => response.destroy());
};

beforeAll(async () => {
  test = await buildTestApp({ prepare: (app) => mountPages(app, handler) });
});
afterAll(() => test.close());

const get = (url: string, headers = {}) => test.app.inject({ url, headers });
const rename = (to: string) =>
  makeChange(test.services, thePlatform, async ({ touch }) => {
    name = to;
    touch('project:1');
  });

describe('pages', () => {
  it('[B11] are rendered for the configured address, regardless of the host in the request', async () => {
    const forged = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' };
    await get('/projects/hosts/', forged);
    const { host } = new URL(test.services.config.publicUrl);
    const seen = seenByRenderer.filter(({ url }) => url.startsWith('/projects/hosts/'));
    expect(seen.map((request) => request.host)).toEqual([host]);
    await get('/projects/hosts/');
    expect(seenByRenderer.filter(({ url }) => url.startsWith('/projects/hosts/'))).toHaveLength(1);
  });

  it('[B11] are rendered once and then served compressed from memory', async () => {
    const first = await get('/projects/');
    expect(first.headers['x-semilla-cache']).toBe('miss');
    const before = renders;
    const second = await get('/projects/', { 'accept-encoding': 'gzip, br' });
    expect(second.headers).toMatchObject({
      'x-semilla-cache': 'hit',
      'content-encoding': 'br',
      'cache-tag': 'projects,project:1',
    });
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
    const third = await get('/projects/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(third.rawPayload).toString()).toBe(first.body);
    expect(renders).toBe(before);
  });

  it('[B11] are not sent again to a browser that already has them', async () => {
    const { etag } = (await get('/projects/')).headers;
    const again = await get('/projects/', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    await rename('Otro nombre');
    expect((await get('/projects/', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('[B11] are up to date at once after a change', async () => {
    for (let i = 0; i < 100; i += 1) {
      await rename(`Nombre ${i}`);
      expect((await get('/projects/')).body).toContain(`Nombre ${i}<`);
    }
  });

  it('[B11] that were being rendered during a change are neither cached nor served to later requests', async () => {
    await rename('Antes');
    let release = () => {};
    beforeAnswering = () => new Promise((resolve) => (release = resolve));
    const slow = get('/projects/?name=lento');
    while (!seenByRenderer.some(({ url }) => url.includes('lento'))) await new Promise(setImmediate);
    beforeAnswering = async () => {};
    await rename('Después');
    const after = get('/projects/?name=lento');
    expect((await after).body).toContain('Después');
    release();
    await slow;
    expect((await get('/projects/?name=lento')).body).toContain('Después');
  });

  it('[B11] are rendered again in the background after every change', async () => {
    await get('/projects/?country=PT');
    for (const again of ['Una vez', 'Otra vez']) {
      rendered.clear();
      await rename(again);
      await until(async () => rendered.has('/projects/?country=PT') || undefined);
      expect((await get('/projects/?country=PT')).body).toContain(again);
    }
  });

  it('[B11] are not cached while changes are not received', async () => {
    const { isHearing } = test.services.pages;
    test.services.pages.isHearing = () => false;
    await rename('Sin oír');
    await get('/projects/?name=sordo');
    expect((await get('/projects/?name=sordo')).headers['x-semilla-cache']).toBe('miss');
    test.services.pages.isHearing = isHearing;
    await get('/projects/?name=sordo');
    expect((await get('/projects/?name=sordo')).headers['x-semilla-cache']).toBe('hit');
  });

  it('[P3] have one copy for each language', async () => {
    const english = await get('/projects/', { 'accept-language': 'en' });
    expect(english.body).toContain(' en</p>');
    expect((await get('/projects/', { 'accept-language': 'es' })).body).toContain(' es</p>');
    expect((await get('/projects/', { cookie: 'locale=en' })).body).toBe(english.body);
  });

  it('[G1] are anonymous: the renderer gets no cookie and no secret from the URL', async () => {
    const investor = await as(test, 'user');
    await investor.get('/projects/?token=secreto&country=FR');
    expect(seenByRenderer.every(({ cookie }) => cookie === undefined)).toBe(true);
    expect(seenByRenderer.some(({ url }) => url.includes('secreto'))).toBe(false);
    expect(seenByRenderer.map(({ url }) => url)).toContain('/projects/?country=FR');
  });

  it('[B11] show the platform’s name', async () => {
    expect((await get('/')).body).toContain('<i>Semilla</i>');
  });

  it('[R22] that do not exist are not cached', async () => {
    expect((await get('/missing', {})).statusCode).toBe(302);
    const investor = await as(test, 'user');
    const answer = await investor.get('/missing');
    expect(answer.statusCode).toBe(404);
    expect((await investor.get('/missing')).headers['x-semilla-cache']).toBe('miss');
  });

  it('[C10] do not replace the API’s own 404', async () => {
    expect((await get('/v1/nothing')).json()).toMatchObject({ code: 'request.not_found' });
    expect((await get('/dev')).statusCode).toBe(404);
  });
});

describe('the route guard', () => {
  const open = [
    '/',
    '/projects',
    '/projects/edificio',
    '/before-investing',
    '/statistics',
    '/movements',
    '/legal',
    '/privacy',
    '/cookies',
    '/register',
    '/auth/login',
  ];
  it.each(open)('[G1] lets a visitor open %s', async (path) => {
    expect((await get(path)).statusCode).toBe(200);
  });

  it('[G2] redirects a visitor to log in, with the address to return to', async () => {
    const answer = await get('/user/profile?tab=wallet');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/auth/login?next=%2Fuser%2Fprofile%3Ftab%3Dwallet');
  });

  it('[G1] renders no page for a caller who is redirected', async () => {
    await get('/user/sent-away');
    await get('/projects/shown-after-it');
    expect(rendered).toContain('/projects/shown-after-it');
    expect(rendered).not.toContain('/user/sent-away');
  });

  it('[G2] treats a session without its one-time code as a visitor', async () => {
    const half = await halfSignedIn(test);
    expect((await half.get('/investments')).headers.location).toContain('/auth/login');
  });

  it('[G3] opens the backoffice for staff only', async () => {
    expect((await get('/admin/project/')).headers.location).toBe('/auth/login?next=%2Fadmin%2Fproject%2F');
    expect((await (await as(test, 'user')).get('/admin/project/')).headers.location).toBe('/');
    for (const path of ['/projects/admin', '/%61dmin/project/', '/projects/%61dmin', '/x%2Fadmin']) {
      expect((await (await as(test, 'user')).get(path)).headers.location, path).toBe('/');
    }
    for (const role of ['operator', 'admin'] as const) {
      expect((await (await as(test, role)).get('/projects/admin')).statusCode).toBe(200);
    }
  });

  it('[R7] redirects a signed-in user from registration to the home page', async () => {
    expect((await (await as(test, 'user')).get('/register')).headers.location).toBe('/');
  });
});
