import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsMax } from './cents.ts';
import { percentOf, proportion } from './proportion.ts';

describe('proportions', () => {
  it.each([
    [0, 850, 0],
    [1, 4_999, 0],
    [1, 5_000, 1],
    [3, 5_000, 2],
    [100_000, 850, 8_500],
    [33_333, 200, 667],
    [centsMax, 9_999, 99_989_999_999],
  ])('[B3] of %i cents, %i hundredths of a percent are %i', (amount, hundredths, part) => {
    expect(percentOf(amount, hundredths)).toBe(part);
  });

  it('[B4] are exact even if the product exceeds the safe integers', () => {
    expect(proportion(centsMax, 9_999 * 599, 10_000 * 600)).toBe(99_823_349_999);
    expect(Number.isSafeInteger(centsMax * 9_999 * 599)).toBe(false);
  });

  it('[B4] are off by at most half a cent, and round halves up', () => {
    const amounts = fc.integer({ min: 0, max: centsMax });
    const parts = fc.tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 10_000 }));
    fc.assert(
      fc.property(amounts, parts, (amount, [part, whole]) => {
        const twiceTheError =
          2n * (BigInt(proportion(amount, part, whole)) * BigInt(whole) - BigInt(amount) * BigInt(part));
        expect(twiceTheError <= BigInt(whole)).toBe(true);
        expect(twiceTheError > -BigInt(whole)).toBe(true);
      }),
    );
  });
});
