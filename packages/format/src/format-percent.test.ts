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
});
