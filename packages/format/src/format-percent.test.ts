import { describe, expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';

describe('formatPercent', () => {
  it.each([
    [0, '0,00\u00a0%'],
    [850, '8,50\u00a0%'],
    [10000, '100,00\u00a0%'],
    [123456, '1.234,56\u00a0%'],
    [-25, '−0,25\u00a0%'],
  ])('[M2] shows %d hundredths with two decimals, %s', (hundredths, shown) => {
    expect(formatPercent(hundredths)).toBe(shown);
  });

  it('[L20] writes a percentage in a paper in English as English does', () => {
    expect([formatPercent(700, 'en'), formatPercent(123_456, 'en')]).toEqual([
      '7.00\u00a0%',
      '1,234.56\u00a0%',
    ]);
  });
});
