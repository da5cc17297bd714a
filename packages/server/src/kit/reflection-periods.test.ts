import { expect, it } from 'vitest';
import { reflectionPeriods, workingDaysAfter } from './reflection-periods.ts';

const endIn = (holidaysOf: string, placedAt: string) =>
  reflectionPeriods({ reflectionDays: 4, holidaysOf })(new Date(placedAt));

// The fourth day is Wednesday 24 June 2026, Saint John, which is a holiday only in Catalonia.
it.each([
  ['ES', '2026-06-24'],
  ['ES-MD', '2026-06-24'],
  ['ES-CT', '2026-06-25'],
])('[L14] counts the holidays of %s, so a period ends on %s', (holidaysOf, end) => {
  expect(endIn(holidaysOf, '2026-06-20T10:00:00Z')).toBe(end);
});

it('[L14] counts the same holidays for the deadlines of complaints', () => {
  expect(workingDaysAfter({ holidaysOf: 'ES-MD' })('2026-06-23', 1)).toBe('2026-06-24');
  expect(workingDaysAfter({ holidaysOf: 'ES-CT' })('2026-06-23', 1)).toBe('2026-06-25');
});

it('[L14] uses the day in Madrid, and a longer period if configured', () => {
  expect(endIn('ES-MD', '2026-03-01T23:30:00Z')).toBe('2026-03-06');
  expect(
    reflectionPeriods({ reflectionDays: 10, holidaysOf: 'ES-MD' })(new Date('2026-06-01T10:00:00Z')),
  ).toBe('2026-06-11');
});

it('[L14] counts further holidays that are set, such as those of the town', () => {
  const alsoHolidays = ['2026-06-24', '2026-06-25'];
  expect(
    reflectionPeriods({ reflectionDays: 4, holidaysOf: 'ES-MD', alsoHolidays })(
      new Date('2026-06-20T10:00:00Z'),
    ),
  ).toBe('2026-06-26');
  expect(workingDaysAfter({ holidaysOf: 'ES-MD', alsoHolidays })('2026-06-23', 1)).toBe('2026-06-26');
});

it('[L14][L11] tells the holidays that a period was counted with, without weekends', () => {
  const alsoHolidays = ['2026-06-27', '2026-06-25', '2026-06-30'];
  const { holidaysOf } = reflectionPeriods({ reflectionDays: 4, holidaysOf: 'ES-CT', alsoHolidays });
  // The period ends on 26 June.
  expect(holidaysOf(new Date('2026-06-22T10:00:00Z'))).toEqual({
    of: 'ES-CT',
    days: ['2026-06-24', '2026-06-25'],
  });
  expect(holidaysOf(new Date('2026-07-06T10:00:00Z'))).toEqual({ of: 'ES-CT', days: [] });
});

it.each(['XX', 'ES-XX'])('[L14] refuses to start with the unknown region %s', (holidaysOf) => {
  expect(() => endIn(holidaysOf, '2026-06-20T10:00:00Z')).toThrow(/HOLIDAYS_OF cannot be/);
});
