import { expect, it } from 'vitest';
import type { Report } from './check.ts';
import { outcome } from './outcome.ts';
import { treeOf } from './tree.ts';

function linesOf(report: Report) {
  return outcome({ name: 'sizes', run: () => report }, treeOf({}));
}

it('prints one line with the count without problems', () => {
  expect(linesOf({ counted: '3 files', problems: [] })).toEqual({
    passed: true,
    lines: ['ok sizes (3 files)'],
  });
});

it('adds notes without failing', () => {
  expect(linesOf({ counted: '3 files', problems: [], notes: ['long'] })).toEqual({
    passed: true,
    lines: ['ok sizes (3 files)', '  note: long'],
  });
});

it('prints the place of each problem', () => {
  const problems = [
    { file: 'a.ts', line: 4, message: 'is long; split it' },
    { file: 'b.ts', message: 'is gone' },
  ];
  expect(linesOf({ counted: '3 files', problems })).toEqual({
    passed: false,
    lines: ['failed sizes (3 files, 2 wrong)', '  a.ts:4 is long; split it', '  b.ts is gone'],
  });
});
