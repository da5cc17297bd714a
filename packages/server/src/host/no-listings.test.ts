/** Goal: the URL of a folder does not list its files. Method: both frontends, each with one file in a folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { mountHost } from './mount-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'semilla-frontends-'));
const files: Record<string, string> = {
  'site/server/entry.mjs':
    'export const handler = (_request, response) => response.writeHead(404, { "content-type": "text/html" }).end("<h1>404</h1>");',
  'site/client/_astro/parts/hidden-name.js': 'export {};',
  'backoffice/index.html': '<h1>Semilla</h1>',
  'backoffice/assets/hidden-name.js': 'export {};',
};

let test: TestApp;
let callers: Caller[];
beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  test = await buildTestApp({
    prepare: (app) =>
      mountHost(app, { siteFolder: join(folder, 'site'), backofficeFolder: join(folder, 'backoffice') }),
  });
  callers = [await as(test, 'visitor'), await as(test, 'admin')];
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

it('[P7] a file is found by its complete URL', async () => {
  for (const path of ['/_astro/parts/hidden-name.js', '/admin/assets/hidden-name.js'])
    expect((await callers[0]?.get(path))?.statusCode, path).toBe(200);
});

it.each([
  '/_astro',
  '/_astro/',
  '/_astro/parts',
  '/_astro/parts/',
  '/_astro/parts/.',
  '/_astro/parts/%2e',
  '/admin/assets',
  '/admin/assets/',
  '/admin/assets/.',
])('[P7] %s shows no list of files', async (path) => {
  for (const caller of callers) {
    const answer = await caller.get(path);
    expect(answer.body).not.toContain('hidden-name');
    expect(answer.statusCode).not.toBe(500);
  }
});
