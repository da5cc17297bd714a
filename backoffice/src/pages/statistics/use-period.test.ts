import { countPeriods } from '@semilla/contract';
import { expect, it } from 'vitest';
import { before } from './use-period.ts';

it.each([
  ['day', '2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  // The compared weeks start on the same weekday.
  ['week', '2026-08-23', '2026-11-20', '2026-05-17', '2026-08-14'],
  ['month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['month', '2026-01-01', '2026-11-20', '2025-02-01', '2025-12-20'],
  ['quarter', '2026-04-01', '2026-09-30', '2025-10-01', '2026-03-31'],
  ['year', '2025-01-01', '2026-11-20', '2023-01-01', '2024-11-20'],
] as const)('[A22][N5] compares by %s: %s to %s with %s to %s', (...given) => {
  const [groupBy, fromDate, toDate, earlierFrom, earlierTo] = given;
  const earlier = before({ groupBy, fromDate, toDate });
  expect(earlier).toEqual({ groupBy, fromDate: earlierFrom, toDate: earlierTo });
  expect(countPeriods(groupBy, earlierFrom, earlierTo)).toBe(countPeriods(groupBy, fromDate, toDate));
});
