import { expect, it } from 'vitest';
import { fontSizes } from './font-sizes.ts';
import { treeOf } from './lib/tree.ts';

const tokens = "size: { small: '0.8125rem', body: '1rem' },";
const problemsOf = (path: string, styles: string) =>
  fontSizes.run(treeOf({ 'packages/format/src/tokens.ts': tokens, [path]: styles })).problems;

it.each([
  'a { font-size: var(--size-small); }',
  'a { font-size: inherit; }',
  'a { font: inherit; }',
  'html { font-size: 100%; }',
  '/* font-size: 1rem; */',
])('accepts %s', (styles) => {
  expect(problemsOf('site/src/a.css', styles)).toEqual([]);
});

it.each(['0.9375rem', 'clamp(1rem, 2vw, 2rem)', '14px', 'var(--size-huge)'])(
  'refuses the size %s',
  (size) => {
    const styles = `a {\n  font-size: ${size};\n}`;
    expect(problemsOf('site/src/a.astro', styles)).toMatchObject([{ file: 'site/src/a.astro', line: 2 }]);
  },
);

it('refuses a size in the short form, and ignores what is not of the site', () => {
  expect(problemsOf('site/src/a.css', 'a { font: 1rem serif; }')).toHaveLength(1);
  expect(problemsOf('packages/demo/src/a.css', 'a { font-size: 1rem; }')).toEqual([]);
});
