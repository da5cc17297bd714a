import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

describe('formatNumber', () => {
  it.each([
    [0, 0, '0'],
    [-0, 0, '0'],
    [999, 0, '999'],
    [1234, 0, '1.234'],
    [-1234567, 0, '−1.234.567'],
    [1234.5, 1, '1.234,5'],
    [0.126, 2, '0,13'],
    [-0.001, 2, '0,00'],
    [999.999, 2, '1.000,00'],
  ])('[M1] shows %d with %d decimals as %s', (value, decimals, shown) => {
    expect(formatNumber(value, decimals)).toBe(shown);
  });

  it('[M1] groups digits so that every whole number can be read back unchanged', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const shown = formatNumber(value);
        expect(shown).toMatch(/^−?\d{1,3}(\.\d{3})*$/);
        expect(Number(shown.replaceAll('.', '').replace('−', '-'))).toBe(value + 0);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError);
  });
});
