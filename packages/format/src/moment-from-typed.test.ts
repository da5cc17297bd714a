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
