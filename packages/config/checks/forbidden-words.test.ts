import { expect, it } from 'vitest';
import { checkout, forbiddenWords } from './forbidden-words.ts';
import { treeOf } from './lib/tree.ts';

it('accepts ordinary text, and skips pictures', () => {
  const files = {
    'README.md': 'Pages under src/work/ and https://semilla.example/work/ say todo lo demás.',
    'packages/server/src/metrics.ts': 'return registry.metrics();',
    'site/public/photo.png': `\0 ${'TO'}${'DO'}`,
  };
  expect(forbiddenWords.run(treeOf(files)).problems).toEqual([]);
});

// Assembled here, so that the check does not find them in this file.
it.each([
  `${checkout}/a.ts`,
  ['', 'home', 'ana', 'semilla'].join('/'),
  ['https:', '', 'registry.example.org', 'astro'].join('/'),
  `"resolved": "${'https'}://example.org/a.tgz"`,
  `// ${'TO'}DO later`,
  `// ${'FIX'}ME`,
])('refuses %s', (text) => {
  const { problems } = forbiddenWords.run(treeOf({ 'site/src/a.ts': `\n${text}` }));
  expect(problems).toMatchObject([{ file: 'site/src/a.ts', line: 2 }]);
});
