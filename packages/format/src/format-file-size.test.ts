import { describe, expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0\u00a0B'],
    [1023, '1.023\u00a0B'],
    [1024, '1\u00a0KB'],
    [1536, '1,5\u00a0KB'],
    [1024 * 1024 - 1, '1\u00a0MB'],
    [4.5 * 1024 * 1024, '4,5\u00a0MB'],
    [5 * 1024 * 1024, '5\u00a0MB'],
    [3000 * 1024 ** 3, '3.000\u00a0GB'],
  ])('shows %d bytes as %s', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });
});
