import { describe, expect, it } from 'vitest';
import { formatMoney, formatRoundMoney } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    [0, '0,00\u00a0€'],
    [1, '0,01\u00a0€'],
    [50, '0,50\u00a0€'],
    [100, '1,00\u00a0€'],
    [99999, '999,99\u00a0€'],
    [123400, '1.234,00\u00a0€'],
    [123450, '1.234,50\u00a0€'],
    [150000, '1.500,00\u00a0€'],
    [1000000, '10.000,00\u00a0€'],
    [-123450, '−1.234,50\u00a0€'],
    [-5, '−0,05\u00a0€'],
    [99999999999, '999.999.999,99\u00a0€'],
  ])('[M1] shows %d cents the Spanish way, %s', (cents, shown) => {
    expect(formatMoney(cents)).toBe(shown);
  });

  it('[M1] shows no minus sign before zero', () => {
    expect(formatMoney(-0)).toBe('0,00\u00a0€');
  });

  it('[M1] refuses a fraction of a cent instead of rounding it away', () => {
    expect(() => formatMoney(10.5)).toThrow('Expected whole hundredths, got 10.5.');
  });
});

describe('formatRoundMoney', () => {
  it.each([
    [0, '0\u00a0€'],
    [1000000, '10.000\u00a0€'],
    [123450, '1.234,50\u00a0€'],
    [-150000, '−1.500\u00a0€'],
  ])('[M1] shows %d cents without the decimals of whole euros, %s', (cents, shown) => {
    expect(formatRoundMoney(cents)).toBe(shown);
  });
});
