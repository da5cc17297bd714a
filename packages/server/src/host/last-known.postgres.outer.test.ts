/**
 * Goal: while the database is unavailable, earlier pages are still served with a notice, and no cache keeps them.
 * Method: a dedicated PostgreSQL is killed and restarted, and then frozen, under a site with one page.
 */
import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBinaries } from '../../test/postgres/binaries.ts';
import { type OwnPostgres, startOwn } from '../../test/postgres/server.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { openDatabase } from '../kit/database/open-database.ts';
import { mountPages } from './mount-host.ts';
import type { SiteHandler } from './render-page.ts';

let postgres: OwnPostgres;
let test: TestApp;

const handler: SiteHandler = (_request, response, _next, locals) => {
  const { api } = locals as { api: (endpoint: typeof v1.phases.find) => Promise<{ total: number }> };
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-tag': 'projects' };
  api(v1.phases.find).then(
    ({ total }) => response.writeHead(200, headers).end(`<body><main id="main">${total} fases</main></body>`),
    () => response.writeHead(500, headers).end('<h1>Error</h1>'),
  );
};

beforeAll(async () => {
  postgres = await startOwn(findBinaries(), ['fsync=off']);
  test = await buildTestApp({
    database: await openDatabase({ database: { kind: 'postgres', url: postgres.url } }),
    prepare: (app) => mountPages(app, handler),
  });
}, 120_000);
afterAll(async () => {
  await test.close();
  await postgres.stop();
});

const open = (url: string, language = 'es', headers = {}) =>
  test.app.inject({ url, headers: { 'accept-language': language, 'accept-encoding': 'br', ...headers } });
const answerWith = (cache: string) =>
  until(async () => {
    const answer = await open('/projects/');
    return answer.headers['x-semilla-cache'] === cache ? answer : undefined;
  });

it('[B11] serves cached pages while the database is unavailable, with a notice in both languages', async () => {
  await answerWith('hit');
  await open('/projects/', 'en');
  await postgres.crash();

  const spanish = await answerWith('last-known');
  expect(spanish.statusCode).toBe(200);
  expect(spanish.headers['cache-control']).toBe('no-store');
  expect(spanish.headers).not.toHaveProperty('etag');
  expect(spanish.body).toMatch(
    /^<body><main id="main"><p class="notice warning" role="status">Ahora mismo no podemos .* es del \d\d\/\d\d\/\d{4} \d\d:\d\d y puede haber cambiado\.<\/p>7 fases/,
  );
  expect((await open('/projects/', 'en')).body).toContain('We cannot look up our data at the moment.');
  // A page that was never opened before cannot be shown.
  const other = await open('/projects/?country=PT');
  expect(other.statusCode).toBe(503);
  expect(other.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(other.body).toContain('Volvemos enseguida');
  // A page for signed-in users cannot be shown either, because the session cannot be looked up.
  const own = await open('/user/profile/', 'en', { cookie: 'semilla-session=unknown' });
  expect([own.statusCode, own.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(own.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });

  await postgres.restart();
  const fresh = await answerWith('hit');
  expect(fresh.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
  expect(fresh.headers).toHaveProperty('etag');
}, 120_000);

it('[B11] serves cached pages within five seconds while the database is frozen, and soon with the notice', async () => {
  await answerWith('hit');
  postgres.freeze();
  let slowestMs = 0;
  const lastKnown = await until(async () => {
    const startedAt = performance.now();
    const answer = await open('/projects/');
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('7 fases')]);
    return answer.headers['x-semilla-cache'] === 'last-known' ? answer : undefined;
  });
  postgres.thaw();
  expect(slowestMs).toBeLessThan(5_000);
  expect(lastKnown.headers['cache-control']).toBe('no-store');
  expect(lastKnown.body).toContain('Ahora mismo no podemos');
  await answerWith('hit');
}, 60_000);
