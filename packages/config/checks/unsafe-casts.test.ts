import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { unsafeCasts } from './unsafe-casts.ts';

const withCasts = (count: number) => treeOf({ 'site/src/a.ts': 'a as unknown as B;\n'.repeat(count) });

it('accepts ten casts through unknown', () => {
  expect(unsafeCasts.run(withCasts(10)).problems).toEqual([]);
});

it('names every cast if there are more', () => {
  const { problems } = unsafeCasts.run(withCasts(11));
  expect(problems).toHaveLength(11);
  expect(problems[10]).toMatchObject({ file: 'site/src/a.ts', line: 11 });
});

it('ignores tests and comments', () => {
  const tree = treeOf({
    'site/src/a.test.ts': 'a as unknown as B;\n'.repeat(20),
    'site/src/b.ts': '// as unknown as\n'.repeat(20),
  });
  expect(unsafeCasts.run(tree)).toMatchObject({ counted: '0 casts in 1 files', problems: [] });
});
