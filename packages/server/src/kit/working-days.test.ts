import { expect, it } from 'vitest';
import { settlementDay, settlementDayBefore } from './working-days.ts';

it.each([
  ['a working day', '2026-12-02T10:00:00Z', '2026-12-02'],
  ['the evening of a Friday that is a Saturday in Spain', '2026-12-04T23:30:00Z', '2026-12-07'],
  ['a Sunday', '2026-12-06T10:00:00Z', '2026-12-07'],
  ['a holiday in Spain alone', '2026-12-08T10:00:00Z', '2026-12-08'],
  ['Good Friday', '2027-03-26T10:00:00Z', '2027-03-30'],
  ['Labour Day before a weekend', '2026-05-01T08:00:00Z', '2026-05-04'],
  ['Christmas before a weekend', '2026-12-25T08:00:00Z', '2026-12-28'],
])('[L49] a payment that is sent on %s is made on the day on which banks can make it', (_, at, day) => {
  expect(settlementDay(new Date(at))).toBe(day);
});

it.each([
  ['Tuesday', '2026-03-10', '2026-03-09'],
  ['Monday', '2026-03-09', '2026-03-06'],
  ['Tuesday after Easter', '2027-03-30', '2027-03-25'],
  ['the day after a holiday in Spain alone', '2026-12-09', '2026-12-08'],
])(
  '[L40] the last statement of the bank before %s is of the last day on which banks settle',
  (_, day, before) => {
    expect(settlementDayBefore(day)).toBe(before);
  },
);
