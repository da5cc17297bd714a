import { expect, it } from 'vitest';
import { centsFromTyped } from './cents-from-typed.ts';

it.each([
  ['1.500,5', 150_050],
  ['1500', 150_000],
  [' 0,01 € ', 1],
  ['0', 0],
  ['', undefined],
  ['mil', undefined],
  ['99999999999999', undefined],
])('[V6][V15] reads %j as %s cents', (typed, cents) => {
  expect(centsFromTyped(typed)).toBe(cents);
});
