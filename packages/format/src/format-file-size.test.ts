import { describe, expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0\u00a0B'],
    [999, '999\u00a0B'],
    [1000, '1\u00a0KB'],
    [1500, '1,5\u00a0KB'],
    [999_999, '1\u00a0MB'],
    [4_500_000, '4,5\u00a0MB'],
    [5_000_000, '5\u00a0MB'],
    [3000 * 1000 ** 3, '3.000\u00a0GB'],
  ])('shows %d bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });
});
