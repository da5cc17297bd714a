/** Goal: nobody keeps the renderer busy with page after page, while kept pages are there for everybody. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeChange, thePlatform } from '../routing/change.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { mountPages } from './index.ts';
import { createMissLimit } from './miss-limit.ts';
import { createOwedPages } from './owed-pages.ts';
import type { SiteHandler } from './render-page.ts';

const missesMax = 5;
let test: TestApp;
let renders = 0;
let count = 0;

function somewhere(): string {
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
    expect((await get(somewhere(), {}, address)).statusCode).toBe(200);
  }
}

it.each([
  ['es', 'Demasiadas páginas seguidas', 'Reintentar'],
  ['en', 'Too many pages at once', 'Try again'],
])('[B11] tells a person in %s, and for how long', async (language, title, retry) => {
  await exhaust();
  const before = renders;
  const refused = await get(somewhere(), { 'accept-language': language });
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
});

it('[B11] never refuses a page that is kept, nor anybody else, and forgets within a minute', async () => {
  await get('/projects/');
  test.clock.advance(61);
  await exhaust();
  expect((await get(somewhere())).statusCode).toBe(429);
  for (let i = 0; i < 20; i += 1) expect((await get('/projects/')).headers['x-semilla-cache']).toBe('hit');
  expect((await get(somewhere(), {}, '198.51.100.9')).statusCode).toBe(200);
  test.clock.advance(61);
  expect((await get(somewhere())).statusCode).toBe(200);
});

it('[B11] does not blame whoever asks for a page that has just become old', async () => {
  await get('/projects/');
  test.clock.advance(61);
  await exhaust();
  for (let i = 0; i < 20; i += 1) {
    await makeChange(test.services, thePlatform, async ({ touch }) => touch('projects'));
    expect((await get('/projects/')).statusCode).toBe(200);
  }
  expect((await get(somewhere())).statusCode).toBe(429);
});

it('[B11] shares a page that is being rendered with whoever asks for it meanwhile', async () => {
  const url = somewhere();
  const answers = await Promise.all(Array.from({ length: 3 * missesMax }, () => get(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

it('[B11] takes an IPv6 network for one address', async () => {
  await exhaust('2001:db8:1:2::1');
  expect((await get(somewhere(), {}, '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  expect((await get(somewhere(), {}, '2001:db8:1:3::1')).statusCode).toBe(200);
});

it('[B11] says how long is left of the minute', () => {
  let now = 1_000_000;
  const waitSeconds = createMissLimit(2, () => new Date(now));
  expect([waitSeconds('a'), waitSeconds('a')]).toEqual([undefined, undefined]);
  now += 20_500;
  expect([waitSeconds('a'), waitSeconds('b')]).toEqual([40, undefined]);
  now += 39_500;
  expect(waitSeconds('a')).toBeUndefined();
});

it('[B11] remembers only so many pages as owed, the latest', () => {
  const owed = createOwedPages(2);
  for (const key of ['a', 'b', 'a', 'c']) owed.add(key);
  expect(['a', 'b', 'c'].map(owed.has)).toEqual([true, false, true]);
  owed.settle('c');
  expect(owed.has('c')).toBe(false);
});
