import { expect, it } from 'vitest';
import { treeOf } from './lib/tree.ts';
import { wholeTests } from './whole-tests.ts';

it('accepts tests that all run', () => {
  const code = "describe('a', () => {\n  it.each([1])('b', () => {});\n});\nlist.only();";
  expect(wholeTests.run(treeOf({ 'site/src/a.test.ts': code })).problems).toEqual([]);
});

// Assembled here, so that the check does not find them in this file.
const words: [holder: string, word: string][] = [
  ['it', 'only'],
  ['describe', 'skip'],
  ['test', 'todo'],
  ['it', 'skipIf'],
  ['it.concurrent', 'only'],
  ['test', 'fixme'],
];

it.each(words)('refuses %s with %s', (holder, word) => {
  const files = {
    'site/src/a.test.tsx': `\n${holder}.${word}('a', () => {});`,
    'e2e/screens/b.ts': `${holder}.${word}()`,
  };
  const found = wholeTests.run(treeOf(files)).problems.map(({ file, line }) => `${file}:${line}`);
  expect(found).toEqual(['e2e/screens/b.ts:1', 'site/src/a.test.tsx:2']);
});
