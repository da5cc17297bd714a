import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHundredths } from './format-hundredths.ts';

describe('formatHundredths', () => {
  it.each([
    [0, '0,00'],
    [7, '0,07'],
    [-7, '−0,07'],
    [123450, '1.234,50'],
    [99999999999, '999.999.999,99'],
  ])('shows %d as %s', (hundredths, shown) => {
    expect(formatHundredths(hundredths)).toBe(shown);
  });

  it('keeps every hundredth of a large amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (hundredths) => {
        expect(Number(formatHundredths(hundredths).replaceAll(/[.,]/g, '').replace('−', '-'))).toBe(
          hundredths,
        );
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])(
    'refuses %d, which is not a safe integer',
    (value) => {
      expect(() => formatHundredths(value)).toThrow(RangeError);
    },
  );
});
