import { describe, expect, it } from 'vitest';
import { caretIn, groupIban } from './group-iban.ts';

describe('an IBAN while it is typed', () => {
  it.each([
    ['', ''],
    ['es91', 'ES91'],
    ['es912', 'ES91 2'],
    ['ES91-2100.0418 4502', 'ES91 2100 0418 4502'],
    ['ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
  ])('[V4][E14] %s stands in groups as %s', (typed, shown) => {
    expect(groupIban(typed)).toBe(shown);
  });

  it.each([
    [0, 0],
    [4, 4],
    [5, 6],
    [8, 9],
    [12, 14],
  ])('[V4] keeps the cursor behind letter %i', (letters, at) => {
    expect(caretIn('ES91 2100 0418', letters)).toBe(at);
  });
});
