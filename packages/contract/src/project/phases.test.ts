import { expect, it } from 'vitest';
import { targetRefusal } from './phases.ts';

const missed = {
  amountInvested: 99_999,
  financingAmount: 100_000,
  sheetVersion: 1,
  refundBelowTarget: false,
  partialDays: 30,
  dateEnd: '2026-06-30',
};

it.each([
  ['before its deadline', {}, '2026-06-30', 'project.deadline_to_come', '2026-06-30'],
  ['after it', {}, '2026-07-30', undefined, undefined],
  ['after the days for less', {}, '2026-07-31', 'project.partial_too_late', '2026-07-30'],
  ['without a limit of days', { partialDays: null }, '2027-07-31', undefined, undefined],
  [
    'if its sheet promises a refund',
    { refundBelowTarget: true },
    '2026-07-01',
    'project.target_missed',
    undefined,
  ],
  ['of which no sheet is published', { sheetVersion: null }, '2026-06-30', undefined, undefined],
  ['that reached its target', { amountInvested: 100_000 }, '2026-06-30', undefined, undefined],
] as const)(
  '[S9] judges whether an offer below its target can be financed: %s',
  (_, changes, today, code, until) => {
    const refusal = targetRefusal({ ...missed, ...changes }, today);
    expect([refusal?.code, refusal?.days?.until]).toEqual([code, until]);
  },
);
