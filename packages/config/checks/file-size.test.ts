import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';
import { treeOf } from './lib/tree.ts';

function reportOf(file: string, lines: number) {
  return fileSize.run(treeOf({ [file]: 'a\n'.repeat(lines) }));
}

it.each([
  ['site/src/pages/index.astro', 250],
  ['packages/i18n/src/messages/project/es.ts', 900],
  ['packages/server/migrations/0001_add-state.sql', 900],
  ['packages/server/src/wallet/place-order.test.ts', 900],
])('accepts %s with %d lines', (file, lines) => {
  expect(reportOf(file, lines)).toMatchObject({ problems: [], notes: [] });
});

it('warns above 250 lines and refuses above 300', () => {
  expect(reportOf('site/src/a.tsx', 251)).toMatchObject({
    problems: [],
    notes: [expect.stringContaining('251 lines')],
  });
  expect(reportOf('site/src/a.tsx', 301).problems).toMatchObject([{ file: 'site/src/a.tsx' }]);
});

it('reports the median', () => {
  const files = { 'site/a.ts': 'a', 'site/b.ts': 'a\nb', 'site/c.ts': 'a\nb\nc' };
  expect(fileSize.run(treeOf(files)).counted).toBe('3 files, median 2 lines');
});
