import { daysUntilStart } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { daysUntil } from './days-until.ts';

describe('daysUntil', () => {
  it.each([
    ['2026-07-01', '2026-06-30T12:00:00Z', 1],
    ['2026-07-01', '2026-06-30T22:30:00Z', 0],
    ['2026-07-01', '2026-08-01T00:00:00Z', 0],
    ['2026-11-01', '2026-10-01T09:00:00Z', 31],
    ['2027-01-01', '2026-12-31T22:59:59Z', 1],
  ])('[N3] from %s at %s there are %i days, as the contract says', (date, now, expected) => {
    expect(daysUntil(date, new Date(now))).toBe(expected);
    expect(daysUntilStart(date, new Date(now))).toBe(expected);
  });
});
