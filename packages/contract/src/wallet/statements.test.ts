import { describe, expect, it } from 'vitest';
import { statementPeriodProblem } from './statement-period.ts';

const today = '2026-11-20';

describe('the period of a statement', () => {
  it.each([
    ['2026-01-01', '2026-11-20', undefined],
    ['2026-11-20', '2026-11-20', undefined],
    ['2016-01-01', '2025-12-31', undefined],
    ['2016-02-29', '2026-02-27', undefined],
    ['2026-02-01', '2026-01-31', ['toDate', 'end_before_start']],
    ['2026-01-01', '2026-11-21', ['toDate', 'in_the_future']],
    ['2016-01-01', '2026-01-01', ['fromDate', 'period_too_long']],
  ] as const)('[B12] from %s to %s has the problem %j', (fromDate, toDate, problem) => {
    const found = statementPeriodProblem({ fromDate, toDate }, today);
    expect(found && [found.path, found.code]).toEqual(problem);
  });
});
