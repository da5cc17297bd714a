import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { lockFile } from './lock-file.ts';

const problemsOf = (packages: object) =>
  lockFile.run(treeOf({ 'package-lock.json': JSON.stringify({ packages }) })).problems;

it('accepts a lock file that has every optional package', () => {
  const tool = { version: '1.0.0', optionalDependencies: { '@tool/linux-x64': '1.0.0' } };
  expect(
    problemsOf({ 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': { version: '1.0.0' } }),
  ).toEqual([]);
});

it('refuses a lock file that lacks one', () => {
  const tool = { version: '1.0.0', optionalDependencies: { '@tool/linux-x64': '1.0.0' } };
  expect(problemsOf({ 'node_modules/tool': tool })).toMatchObject([
    { message: expect.stringContaining('@tool/linux-x64') },
  ]);
});
