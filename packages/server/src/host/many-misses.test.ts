/**
 * Goal: visitors from many addresses cannot keep the renderer busy with pages that are not cached. Method: a site whose
 * pages wait until the test lets them go.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { mountPages } from './mount-host.ts';
import type { SiteHandler } from './render-page.ts';

const pageRendersMax = 3;
let test: TestApp;
let renders = 0;
let gate = Promise.withResolvers<void>();

const handler: SiteHandler = async (_request, response) => {
  renders += 1;
  await gate.promise;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-tag': 'projects' });
  response.end('<h1>Proyectos</h1>');
};

beforeAll(async () => {
  test = await buildTestApp({ config: { pageRendersMax }, prepare: (app) => mountPages(app, handler) });
});
afterAll(() => test.close());

let address = 0;
function get(url: string) {
  address += 1;
  return test.app.inject({ url, remoteAddress: `203.0.113.${address}` });
}

it('[B11] more pages than may be rendered at once are refused, but cached ones and those under way are answered', async () => {
  gate.resolve();
  await get('/projects/');
  gate = Promise.withResolvers();
  renders = 0;
  // Each of them twice: they share a page.
  const first = Array.from({ length: 2 * (pageRendersMax - 1) }, (_, index) =>
    get(`/projects/?name=${index >> 1}`),
  );
  first.push(get('/projects/?name=last'));
  await until(async () => (renders === pageRendersMax ? true : undefined));

  const refused = await get('/projects/?name=one-more');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(refused.body).toContain('Volvemos enseguida');
  expect((await get('/projects/')).headers['x-semilla-cache']).toBe('hit');
  const shared = get('/projects/?name=0');

  gate.resolve();
  const answers = await Promise.all([...first, shared]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(renders).toBe(pageRendersMax);
  expect((await get('/projects/?name=one-more')).statusCode).toBe(200);
});
