import { describe, expect, it } from 'vitest';
import { formatDateTime } from './format-date-time.ts';

describe('formatDateTime', () => {
  it('[M3] shows day and time in Madrid', () => {
    expect(formatDateTime('2026-07-31T22:05:00Z')).toBe('01/08/2026 00:05');
  });

  it('[M3] shows no time for a civil date', () => {
    expect(formatDateTime('2026-07-31')).toBe('31/07/2026');
  });

  it('[M4] shows S/D for a missing value', () => {
    expect(formatDateTime(undefined)).toBe('S/D');
  });
});
