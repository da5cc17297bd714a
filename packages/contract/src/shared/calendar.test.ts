import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from './calendar.ts';

describe('days of the calendar', () => {
  it.each([
    ['2026-03-27', 4, '2026-03-31'],
    ['2026-10-23', 4, '2026-10-27'],
    ['2027-12-30', 4, '2028-01-03'],
    ['2028-02-27', 4, '2028-03-02'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('[B3] %s and %i days more is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
    expect(daysBetween(day, later)).toBe(days);
  });

  it.each([
    ['2026-07-01', 1, '2026-08-01'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-05-31', 600, '2076-05-31'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('[B4] %s and %i months more is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it('[B4] are 28 to 31 days apart when a month is added', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 600 }), (date, months) => {
        const day = date.toISOString().slice(0, 10);
        const [here, next] = [addMonths(day, months), addMonths(day, months + 1)];
        expect(daysBetween(here, next)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(here, next)).toBeLessThanOrEqual(31);
      }),
    );
  });
});
