/**
 * Goal: visitors from many addresses cannot keep the renderer busy with uncached pages. Method: a site whose pages wait
 * until the test releases them.
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

it('[B11] refuses pages above the limit, but answers cached ones and those already being rendered', async () => {
  gate.resolve();
  await get('/projects/');
  gate = Promise.withResolvers();
  renders = 0;
  // Requests each page twice; both requests share the render.
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
