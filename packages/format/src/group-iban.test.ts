import { expect, it } from 'vitest';
import { groupIban } from './group-iban.ts';

it.each([
  ['', ''],
  ['es91', 'ES91'],
  ['es912', 'ES91 2'],
  ['ES91-2100.0418 4502', 'ES91 2100 0418 4502'],
  ['ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
])('[V4][E14] groups %s as %s', (typed, shown) => {
  expect(groupIban(typed)).toBe(shown);
});
