/** Goal: a cached page is the same with and without Fastify. Method: request it over HTTP and by `inject`. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { mountPages } from './mount-host.ts';
import type { SiteHandler } from './render-page.ts';

const site: SiteHandler = (request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    'cache-tag': 'projects',
  });
  response.end(`<h1>${request.url} ${request.headers['accept-language']}</h1>`);
};

let test: TestApp;
let origin: string;
let sawRequests = 0;
beforeAll(async () => {
  test = await buildTestApp({
    prepare(app) {
      mountPages(app, site);
      app.addHook('onRequest', async () => {
        sawRequests += 1;
      });
    },
  });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

/** Headers that Fastify adds, and headers of the connection. */
const others = new Set(['connection', 'date', 'keep-alive', 'x-request-id', 'transfer-encoding']);
const compared = (headers: Iterable<[string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => !others.has(name)));

it.each([
  ['a page', '/projects/', { 'accept-encoding': 'identity' }],
  ['compressed', '/projects/', { 'accept-encoding': 'br' }],
  ['in English', '/projects/', { 'accept-language': 'en', 'accept-encoding': 'identity' }],
  [
    'in the language of the cookie',
    '/projects/',
    { cookie: 'other=1; locale=en', 'accept-encoding': 'gzip' },
  ],
  ['with a filter', '/projects/?country=PT&unknown=1', { 'accept-encoding': 'identity' }],
])(
  '[B11] %s is answered from the cache exactly like by Fastify, but without it',
  async (_, path, headers) => {
    await fetch(origin + path, { headers });
    const seenBefore = sawRequests;
    const hit = await fetch(origin + path, { headers });
    expect(sawRequests).toBe(seenBefore);
    const body = await hit.text();
    const known = { ...headers, 'if-none-match': String(hit.headers.get('etag')) };
    const again = await fetch(origin + path, { headers: known });
    const head = await fetch(origin + path, { method: 'HEAD', headers });
    expect(sawRequests).toBe(seenBefore);
    expect([again.status, head.status, await head.text()]).toEqual([304, 200, '']);

    const asFramework = await test.app.inject({ url: path, headers });
    expect(hit.headers.get('x-semilla-cache')).toBe('hit');
    expect(body).toContain(path.split('?')[0]);
    const expected = compared(Object.entries(asFramework.headers as Record<string, string>));
    const got = compared(hit.headers);
    expect(got).toEqual(expected);
  },
);

it('[R1] passes the home page of a signed-in user on to Fastify, because it may be their own', async () => {
  await fetch(`${origin}/`);
  const seenBefore = sawRequests;
  await fetch(`${origin}/`, { headers: { cookie: 'locale=es' } });
  await fetch(`${origin}/projects/`, { headers: { cookie: 'semilla-session=a' } });
  expect(sawRequests).toBe(seenBefore);
  await fetch(`${origin}/`, { headers: { cookie: 'locale=es; semilla-session=a' } });
  expect(sawRequests).toBe(seenBefore + 1);
});

it('[B11] passes everything except cached pages on to Fastify, and counts each hit', async () => {
  const seenBefore = sawRequests;
  const answers = await Promise.all([
    fetch(`${origin}/health/live`),
    fetch(`${origin}/projects/`, { method: 'POST' }),
    fetch(`${origin}/wallet`, { redirect: 'manual' }),
  ]);
  expect(sawRequests).toBe(seenBefore + 3);
  expect(answers.map(({ status }) => status)).toEqual([200, expect.any(Number), 302]);
  const counted = async () =>
    Number(/page_answers_total\{cache="hit"\} (\d+)/.exec(await test.app.metrics.registry.metrics())?.[1]);
  const before = await counted();
  await fetch(`${origin}/projects/`);
  expect(await counted()).toBe(before + 1);
});
