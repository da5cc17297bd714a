/**
 * Goal: a closed account leaves no data of a resource behind because its erasure was forgotten. Method: compare the list
 * with the erasures that the sources export.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const namesIn = (path: string, pattern: RegExp) =>
  [...readFileSync(join(src, path), 'utf8').matchAll(pattern)].map(([, name]) => name);

it('[C1] the list has every erasure that a resource exports', () => {
  const exported = globSync('**/*.ts', { cwd: src }).flatMap((path) =>
    namesIn(path, /^export const (\w+): Erasure\b/gm),
  );
  expect(exported.length).toBeGreaterThan(3);
  expect(namesIn('start/erasures.ts', /^ {2}(\w+),$/gm).sort()).toEqual(exported.sort());
});
