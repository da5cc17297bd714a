import { type CohortMonth, cents } from '@semilla/contract';
import { expect, it } from 'vitest';
import { cohortRows, retentionCurve, retentionMean } from './cohort-rows.ts';

const cell = (cohort: string, monthsAfter: number, size: number, investors: number): CohortMonth => ({
  cohort,
  month: cohort,
  monthsAfter,
  size,
  investors,
  share: 0,
  amount: cents(0),
});

const cells = [
  cell('2026-03-01', 0, 30, 30),
  cell('2026-03-01', 1, 30, 6),
  cell('2026-03-01', 2, 30, 3),
  cell('2026-04-01', 0, 10, 10),
  cell('2026-04-01', 1, 10, 6),
  cell('2026-05-01', 0, 0, 0),
];

it('[A27] has a row for each cohort, also without investors', () => {
  expect(cohortRows(cells).map(({ cohort, size, months }) => [cohort, size, months.length])).toEqual([
    ['2026-03-01', 30, 3],
    ['2026-04-01', 10, 2],
    ['2026-05-01', 0, 1],
  ]);
});

it('[A27] begins with the first month that has new investors', () => {
  const rows = cohortRows([cell('2026-02-01', 0, 0, 0), ...cells]);
  expect(rows[0]?.cohort).toBe('2026-03-01');
});

it('[A27] weighs cohorts by their size, and counts only those old enough', () => {
  expect(retentionCurve(cells)).toEqual([
    { monthsAfter: 1, share: 3_000 },
    { monthsAfter: 2, share: 1_000 },
  ]);
  expect(retentionMean(cells)).toBe(2_143);
  expect(retentionMean(cells.slice(0, 1))).toBeUndefined();
});
