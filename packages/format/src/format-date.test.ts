import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from './format-date.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('formatDate', () => {
  it('[M3] shows the day of an instant in Madrid', () => {
    expect(formatDate('2026-02-03T10:00:00Z')).toBe('03/02/2026');
    expect(formatDate(new Date('2026-02-03T23:30:00Z'))).toBe('04/02/2026');
  });

  it.each([
    ['Pacific/Auckland', -780],
    ['America/Los_Angeles', 480],
  ])('[M3] shows the same day to a reader whose clock is in %s', (timeZone, offsetMinutes) => {
    vi.stubEnv('TZ', timeZone);
    expect(new Date('2026-02-03T12:00:00Z').getTimezoneOffset()).toBe(offsetMinutes);
    expect(formatDate('2026-02-03')).toBe('03/02/2026');
    expect(formatDate('2026-02-03T10:00:00Z')).toBe('03/02/2026');
  });

  it.each([undefined, null, '', 'never'])('[M4] shows S/D when the date is %j', (value) => {
    expect(formatDate(value)).toBe('S/D');
  });

  it('[M4] shows S/D for a date that does not exist', () => {
    expect(formatDate(new Date(Number.NaN))).toBe('S/D');
    expect(formatDate('2026-02-30')).toBe('S/D');
  });
});
