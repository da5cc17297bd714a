import { expect, it } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

it.each([
  [100, 3_000, [100, 250, 500, 1_000]],
  [300, 3_000, [500, 1_000, 2_500]],
  [1_000, 100_000, [1_000, 2_500, 5_000, 10_000]],
  [100, 400, [100, 250]],
  [100, 99, []],
])('[R20][V15] offers, between %i € and %i €, the amounts %j', (smallest, largest, expected) => {
  expect(quickAmounts(smallest * 100, largest * 100)).toEqual(expected.map((euros) => euros * 100));
});
