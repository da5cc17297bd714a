import { describe, expect, it } from 'vitest';
import { madridParts } from './madrid-parts.ts';

describe('madridParts', () => {
  it.each([
    ['winter, one hour ahead', '2026-01-15T11:05:00Z', '15/01/2026', '12:05'],
    ['summer, two hours ahead', '2026-07-15T11:05:00Z', '15/07/2026', '13:05'],
    ['midnight as 00, not 24', '2026-01-14T23:00:00Z', '15/01/2026', '00:00'],
    ['the last minute before clocks go forward', '2026-03-29T00:59:00Z', '29/03/2026', '01:59'],
    ['the first minute after clocks go forward', '2026-03-29T01:00:00Z', '29/03/2026', '03:00'],
  ])('shows %s', (_case, instant, date, time) => {
    expect(madridParts(new Date(instant))).toEqual({ date, time });
  });
});
