import { expect, it } from 'vitest';
import { caretIn } from './caret-in.ts';

it.each([
  [0, 0],
  [4, 4],
  [5, 6],
  [8, 9],
  [12, 14],
])('[V4] keeps the cursor after letter %i of an IBAN while the user types', (letters, at) => {
  expect(caretIn('ES91 2100 0418', letters)).toBe(at);
});
