// Goal: whoever adds a page decides who may open it. Method: each file under `pages` is held against the route guard.
import { isPublicPath, passageTo } from '@semilla/contract';
import { expect, it } from 'vitest';

const files = Object.keys(import.meta.glob('../pages/**/*.{astro,ts}'));
// What is shown where there is no page, or a page failed.
const answersToAnything = ['/404', '/500', '/[...path]'];

const paths = files
  .map((file) => file.replace('../pages', '').replace(/\.(?:astro|ts)$/, ''))
  .map((path) => path.replace(/\/index$/, '') || '/')
  .filter((path) => !answersToAnything.includes(path));

it('finds the pages', () => {
  expect(paths).toEqual(expect.arrayContaining(['/', '/projects', '/projects/[idOrUrl]', '/user/profile']));
});

it.each(paths)('[G1][G2] %s is for everybody, or for whoever is signed in', (path) => {
  expect(isPublicPath(path) || passageTo(path, undefined) === 'log-in').toBe(true);
});
