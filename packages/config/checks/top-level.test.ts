import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { topLevel } from './top-level.ts';

const clean = {
  'package.json': '',
  'package-lock.json': '',
  'turbo.json': '',
  'README.md': '',
  '.gitignore': '',
  '.ci/steps': '',
  'backoffice/package.json': '',
  'site/package.json': '',
  'packages/config/package.json': '',
  'e2e/package.json': '',
};

it('accepts the seven names, the lock file and dotfiles', () => {
  expect(topLevel.run(treeOf(clean)).problems).toEqual([]);
});

it('refuses anything else at the top', () => {
  const { problems } = topLevel.run(treeOf({ ...clean, 'biome.json': '', 'docs/a.md': '' }));
  expect(problems.map(({ file }) => file)).toEqual(['biome.json', 'docs']);
});

it('reports a missing name', () => {
  const { 'turbo.json': _gone, ...rest } = clean;
  expect(topLevel.run(treeOf(rest)).problems).toEqual([
    { file: 'turbo.json', message: 'is missing at the top; add it' },
  ]);
});
