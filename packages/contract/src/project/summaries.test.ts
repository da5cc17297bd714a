import { describe, expect, it } from 'vitest';
import { countPeriods, periodsMax, summaryRange, summaryRangeProblem } from './summaries.ts';

describe('the number of periods in a range of days', () => {
  it.each([
    ['day', '2026-03-28', '2026-03-30', 3],
    ['day', '2027-12-31', '2028-03-01', 62],
    ['week', '2026-12-27', '2026-12-28', 2],
    ['week', '2026-12-28', '2027-01-03', 1],
    ['week', '1900-01-01', '1900-01-07', 1],
    ['month', '2026-01-31', '2026-02-01', 2],
    ['month', '2025-12-01', '2027-01-31', 14],
    ['quarter', '2026-03-31', '2026-04-01', 2],
    ['quarter', '2026-10-01', '2026-12-31', 1],
    ['year', '2026-12-31', '2027-01-01', 2],
  ] as const)('[N5] in %ss from %s to %s it is %i', (groupBy, from, to, count) => {
    expect(countPeriods(groupBy, from, to)).toBe(count);
  });
});

describe('the days of a summary', () => {
  it.each([
    [{}, '2026-05-04', '2025-05-04', '2026-05-04'],
    [{ toDate: '2024-02-29' }, '2026-05-04', '2023-02-28', '2024-02-29'],
    [{ fromDate: '2026-01-01' }, '2026-05-04', '2026-01-01', '2026-05-04'],
    [{ toDate: '1900-06-01' }, '2026-05-04', '1900-01-01', '1900-06-01'],
  ])('[N5] asked for as %j on %s are %s to %s', (given, today, fromDate, toDate) => {
    const range = summaryRange({ groupBy: 'month', ...given }, today);
    expect(range).toEqual({ groupBy: 'month', fromDate, toDate });
    expect(summaryRangeProblem(range)).toBeUndefined();
  });

  it('[N5] are refused in the wrong order or above the maximum', () => {
    const range = { groupBy: 'day', fromDate: '2026-01-02', toDate: '2026-01-01' } as const;
    expect(summaryRangeProblem(range)).toMatchObject({ path: 'toDate', code: 'end_before_start' });
    const three = { ...range, fromDate: '2023-12-28', toDate: '2026-12-31' };
    expect(countPeriods('day', three.fromDate, three.toDate)).toBe(periodsMax);
    expect(summaryRangeProblem(three)).toBeUndefined();
    expect(summaryRangeProblem({ ...three, fromDate: '2023-12-27' })).toEqual({
      path: 'fromDate',
      code: 'too_many_periods',
      params: { max: periodsMax },
    });
  });
});
