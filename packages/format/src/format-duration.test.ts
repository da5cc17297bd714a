import { describe, expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0\u00a0meses', '0\u00a0months'],
    [1, '1\u00a0mes', '1\u00a0month'],
    [18, '18\u00a0meses', '18\u00a0months'],
  ])('shows %d months as %s and %s', (months, es, en) => {
    expect(formatDuration(months, 'es')).toBe(es);
    expect(formatDuration(months, 'en')).toBe(en);
  });
});
