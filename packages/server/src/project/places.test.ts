import { expect, it } from 'vitest';
import { moved } from './places.ts';

it.each([
  ['a', 0, 'abcd'],
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['c', 3, 'abdc'],
  ['b', 1_000, 'acdb'],
])('[E9] moves %s to place %i', (id, place, expected) => {
  expect(moved(['a', 'b', 'c', 'd'], id, place).join('')).toBe(expected);
});
