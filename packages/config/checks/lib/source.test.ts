import { expect, it } from 'vitest';
import { lineAt, withoutComments } from './source.ts';

it('blanks comments and keeps every position', () => {
  const code = 'const a = 1; // one\n/* two\n lines */ const b = 2;';
  expect(withoutComments(code)).toBe('const a = 1;       \n      \n          const b = 2;');
});

it('keeps strings that look like comments', () => {
  const code = "const a = 'http://x'; const b = `/* ${a} */`; const c = /\\/\\/x/;";
  expect(withoutComments(code)).toBe(code);
});

it('recovers on the line after an apostrophe in text', () => {
  expect(withoutComments("<p>don't</p>\n// gone")).toBe("<p>don't</p>\n       ");
});

it('counts lines from one', () => {
  expect(lineAt('a\nb\nc', 4)).toBe(3);
});
