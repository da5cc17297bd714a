import { describe, expect, it } from 'vitest';
import { typedFromDecimal } from './decimal-text.ts';

describe('typedFromDecimal', () => {
  it.each([
    ['1500.00', '1.500,00'],
    ['999999999.99', '999.999.999,99'],
    ['0.07', '0,07'],
    ['mil', 'mil'],
    [null, ''],
  ])('[M1] shows %j as %j', (value, shown) => {
    expect(typedFromDecimal(value)).toBe(shown);
  });
});
