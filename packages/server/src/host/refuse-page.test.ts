/** Goal: one address cannot keep the renderer busy, while cached pages stay available to everybody. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { createMinuteLimit } from '../auth/attempts/create-minute-limit.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import { createPendingRenders } from './create-pending-renders.ts';
import { mountPages } from './mount-host.ts';
import type { SiteHandler } from './render-page.ts';

const missesMax = 5;
let test: TestApp;
let renders = 0;
let count = 0;

function newPath(): string {
  count += 1;
  return `/projects/?name=${count}`;
}

const handler: SiteHandler = (_request, response) => {
  renders += 1;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-tag': 'projects' });
  response.end('<h1>Proyectos</h1>');
};

beforeAll(async () => {
  const config = { pageMissesPerMinuteMax: missesMax, brandName: 'Huerta & Cía' };
  test = await buildTestApp({ config, prepare: (app) => mountPages(app, handler) });
});
beforeEach(() => test.clock.advance(61));
afterAll(() => test.close());

const get = (url: string, headers = {}, remoteAddress = '203.0.113.7') =>
  test.app.inject({ url, headers, remoteAddress });

async function exhaust(address = '203.0.113.7'): Promise<void> {
  for (let i = 0; i < missesMax; i += 1) {
    expect((await get(newPath(), {}, address)).statusCode).toBe(200);
  }
}

it.each([
  ['es', 'Demasiadas páginas seguidas', 'Reintentar'],
  ['en', 'Too many pages at once', 'Try again'],
])(
  '[B11] refuses too many pages with a page in %s that says how long to wait',
  async (language, title, retry) => {
    await exhaust();
    const before = renders;
    const refused = await get(newPath(), { 'accept-language': language });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.body).toContain(`<html lang="${language}">`);
    expect(refused.body).toContain(`<title>${title} · Huerta &#38; Cía</title>`);
    expect(refused.body).toContain(`${refused.headers['retry-after']} s`);
    expect(refused.body).toContain(retry);
    expect(renders).toBe(before);
  },
);

it('[B11] never refuses a cached page or another address, and allows pages again after a minute', async () => {
  await get('/projects/');
  test.clock.advance(61);
  await exhaust();
  expect((await get(newPath())).statusCode).toBe(429);
  for (let i = 0; i < 20; i += 1) expect((await get('/projects/')).headers['x-semilla-cache']).toBe('hit');
  expect((await get(newPath(), {}, '198.51.100.9')).statusCode).toBe(200);
  test.clock.advance(61);
  expect((await get(newPath())).statusCode).toBe(200);
});

it('[B11] does not count requests for a page that has just become stale', async () => {
  await get('/projects/');
  test.clock.advance(61);
  await exhaust();
  for (let i = 0; i < 20; i += 1) {
    await makeChange(test.services, thePlatform, async ({ touch }) => touch('projects'));
    expect((await get('/projects/')).statusCode).toBe(200);
  }
  expect((await get(newPath())).statusCode).toBe(429);
});

it('[B11] counts a page once if it is requested again while being rendered', async () => {
  const url = newPath();
  const answers = await Promise.all(Array.from({ length: 3 * missesMax }, () => get(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

it('[B11] counts an IPv6 network as one address', async () => {
  await exhaust('2001:db8:1:2::1');
  expect((await get(newPath(), {}, '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await get(newPath(), {}, '2001:db8:1:3::1')).statusCode).toBe(200);
});

it('[B11] returns the seconds left of the minute', () => {
  let now = 1_000_000;
  const waitSeconds = createMinuteLimit(2, () => new Date(now));
  expect([waitSeconds('a'), waitSeconds('a')]).toEqual([undefined, undefined]);
  now += 20_500;
  expect([waitSeconds('a'), waitSeconds('b')]).toEqual([40, undefined]);
  now += 39_500;
  expect(waitSeconds('a')).toBeUndefined();
});

it('[B11] remembers only the latest pages to render again', () => {
  const owed = createPendingRenders(2);
  for (const key of ['a', 'b', 'a', 'c']) owed.add(key);
  expect(['a', 'b', 'c'].map(owed.has)).toEqual([true, false, true]);
  owed.settle('c');
  expect(owed.has('c')).toBe(false);
});
