import { describe, expect, it } from 'vitest';
import { bookAccountsEndpoints } from './book-accounts.ts';
import { journalPeriodProblem } from './journal.ts';

const today = '2026-11-20';

describe('the period of the journal', () => {
  it.each([
    ['2026-01-01', '2026-11-20', undefined],
    ['2026-11-20', '2026-11-20', undefined],
    ['2025-01-01', '2025-12-31', undefined],
    ['2024-02-29', '2025-02-28', undefined],
    ['2026-02-01', '2026-01-31', ['toDate', 'end_before_start']],
    ['2026-01-01', '2026-11-21', ['toDate', 'in_the_future']],
    ['2025-01-01', '2026-01-01', ['toDate', 'period_over_year']],
  ] as const)('[B16] from %s to %s has the problem %j', (fromDate, toDate, problem) => {
    const found = journalPeriodProblem({ fromDate, toDate }, today);
    expect(found && [found.path, found.code]).toEqual(problem);
  });
});

describe('the code of an account', () => {
  it.each([
    ['572', true],
    ['570000000012', true],
    [' 4751 ', true],
    ['57', false],
    ['5700000000123', false],
    ['57A', false],
    ['٥٧٢', false],
  ])('[B16] %j is accepted: %j', (code, isAccepted) => {
    expect(bookAccountsEndpoints.edit.body.safeParse({ code }).success).toBe(isAccepted);
  });
});
