import { expect, it } from 'vitest';
import { businessRange, businessRangeProblem } from './business-range.ts';

const today = '2026-05-20';

it.each([
  ['the twelve months up to today', {}, '2025-06-01', '2026-05-20'],
  ['the twelve months up to a past day', { toDate: '2026-01-31' }, '2025-02-01', '2026-01-31'],
  ['no day that is not accepted', { toDate: '1900-01-01' }, '1900-01-01', '1900-01-01'],
  ['at most up to today', { fromDate: '2026-05-01', toDate: '2026-12-31' }, '2026-05-01', '2026-05-20'],
  ['the requested days', { fromDate: '2026-03-02', toDate: '2026-04-03' }, '2026-03-02', '2026-04-03'],
] as const)('[A27] covers %s', (_title, query, fromDate, toDate) => {
  expect(businessRange(query, today)).toEqual({ fromDate, toDate });
});

it.each([
  ['a reversed range', '2026-02-02', '2026-02-01', 'end_before_start'],
  ['37 months', '2023-04-30', '2026-04-01', 'too_many_months'],
  ['36 months', '2023-05-01', '2026-04-30', undefined],
  ['one day', '2026-02-02', '2026-02-02', undefined],
] as const)('[A27] judges %s', (_title, fromDate, toDate, code) => {
  expect(businessRangeProblem({ fromDate, toDate })?.code).toBe(code);
});
