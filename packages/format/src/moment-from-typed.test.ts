import { expect, it } from 'vitest';
import { momentFromTyped, typedFromMoment } from './moment-from-typed.ts';

it.each([
  ['3/2/2026 9:30', '03/02/2026 09:30'],
  ['03/02/2026  23:59', '03/02/2026 23:59'],
  ['2026-02-03T09:30', '03/02/2026 09:30'],
])('[M3] %j is the moment shown as %j', (typed, shown) => {
  expect(typedFromMoment(momentFromTyped(typed)?.toISOString() ?? '')).toBe(shown);
});

it.each(['', '03/02/2026', '31/02/2026 09:30', '03/02/2026 24:00', '9:30'])(
  '[M3] %j is not a date and time, and is shown unchanged',
  (typed) => {
    expect(momentFromTyped(typed)).toBeUndefined();
    expect(typedFromMoment(typed)).toBe(typed);
  },
);

it.each([
  ['15/01/2026 09:00', '2026-01-15T08:00:00.000Z'],
  ['15/07/2026 09:00', '2026-07-15T07:00:00.000Z'],
  ['29/03/2026 01:30', '2026-03-29T00:30:00.000Z'],
  ['29/03/2026 03:30', '2026-03-29T01:30:00.000Z'],
  ['25/10/2026 01:30', '2026-10-24T23:30:00.000Z'],
])('[M3] %j is a time in Madrid, in winter, in summer and when the clocks change', (typed, moment) => {
  expect(momentFromTyped(typed)?.toISOString()).toBe(moment);
});
