import { describe, expect, it } from 'vitest';
import { typedFromHundredths } from './typed-from-hundredths.ts';

describe('typedFromHundredths', () => {
  it.each([
    [150_000, '1.500,00'],
    [99_999_999_999, '999.999.999,99'],
    [7, '0,07'],
    [0, '0,00'],
    ['mil', 'mil'],
    [null, ''],
  ])('[M1] shows %j as %j', (value, shown) => {
    expect(typedFromHundredths(value)).toBe(shown);
  });
});
