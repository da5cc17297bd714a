import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsMax } from './cents.ts';
import { splitCents } from './split-cents.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cents = fc.integer({ min: 0, max: centsMax });
const weights = fc.array(cents, { minLength: 1, maxLength: 40 }).filter((all) => sum(all) > 0);

describe('splitting an amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [200, [1, 1, 1], [67, 67, 66]],
    [2, [1, 1, 1, 1], [1, 1, 0, 0]],
    [1, [1, 2], [0, 1]],
    [10, [1, 0, 3], [3, 0, 7]],
    [1_496, [10_001, 77_777, 123_456], [71, 551, 874]],
    [7, [5], [7]],
    [0, [3, 0, 4], [0, 0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('[B4] %i among %j are %j', (total, among, parts) => {
    expect(splitCents(total, among)).toEqual(parts);
  });

  it('[B4] always adds up to the total', () => {
    fc.assert(
      fc.property(cents, weights, (total, among) => {
        expect(sum(splitCents(total, among))).toBe(total);
      }),
    );
  });

  it('[B4] keeps each part within a cent of its exact share', () => {
    fc.assert(
      fc.property(cents, weights, (total, among) => {
        const whole = BigInt(sum(among));
        for (const [index, part] of splitCents(total, among).entries()) {
          const error = BigInt(part) * whole - BigInt(total) * BigInt(among[index] ?? 0);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(error < whole && error > -whole).toBe(true);
        }
      }),
    );
  });

  it('[B4] gives a larger weight, or the earlier of equal weights, at least as much', () => {
    fc.assert(
      fc.property(cents, weights, (total, among) => {
        const parts = splitCents(total, among);
        const largestFirst = [...among.keys()].toSorted((a, b) => (among[b] ?? 0) - (among[a] ?? 0) || a - b);
        const inThatOrder = largestFirst.map((index) => parts[index] ?? 0);
        expect(inThatOrder).toEqual(inThatOrder.toSorted((a, b) => b - a));
      }),
    );
  });

  it('[B4] fails if all weights are zero', () => {
    expect(() => splitCents(1, [])).toThrow('nobody to give 1 cents to');
    expect(() => splitCents(1, [0, 0])).toThrow('nobody to give 1 cents to');
  });

  it('[B4] refuses negative totals and weights', () => {
    expect(() => splitCents(-1, [1])).toThrow(RangeError);
    expect(() => splitCents(1, [2, -1])).toThrow(RangeError);
  });
});
