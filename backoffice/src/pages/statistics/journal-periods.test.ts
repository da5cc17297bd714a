import { journalPeriodProblem } from '@semilla/contract';
import { expect, it } from 'vitest';
import { daysOf, journalPeriods } from './journal-periods.ts';

it.each([
  ['month', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['lastQuarter', '2026-05-15', '2026-01-01', '2026-03-31'],
  ['lastQuarter', '2026-01-31', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-05-15', '2026-01-01', '2026-05-15'],
  ['lastYear', '2024-02-29', '2023-01-01', '2023-12-31'],
] as const)('[B16] %s on %s covers %s to %s', (period, today, fromDate, toDate) => {
  expect(daysOf(period, today)).toEqual({ fromDate, toDate });
});

it.each(['2024-02-29', '2024-12-31', '2026-01-01'])('[B16] offers only valid periods on %s', (today) => {
  const periods = journalPeriods.filter((period) => period !== 'own');
  const problems = periods.map((period) => journalPeriodProblem(daysOf(period, today), today));
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
});
