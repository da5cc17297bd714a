// Imports no schemas, so that pages can use it without loading zod.
import type { DuePayment, LoanState } from '../lateness.ts';

/** How late a loan is, by the payment that has been missing for longest. A loan in default has an age of its own. */
export const loanAges = ['onTime', 'days1to30', 'days31to60', 'days61to90', 'over90', 'default'] as const;
export type LoanAge = (typeof loanAges)[number];

const lastDays: readonly [LoanAge, number][] = [
  ['onTime', 0],
  ['days1to30', 30],
  ['days31to60', 60],
  ['days61to90', 90],
];

export function loanAgeOf({ state, daysLate }: { state: LoanState; daysLate: number }): LoanAge {
  if (state === 'default') return 'default';
  return lastDays.find(([, days]) => daysLate <= days)?.[0] ?? 'over90';
}

export interface LoanMoney {
  principalCents: number;
  due: readonly DuePayment[];
  repaidCents: number;
  /** Of a loan in default: what its owner owed then, and has paid since. */
  defaulted: { owedCents: number; recoveredCents: number } | undefined;
}

/**
 * The principal that the owner still has to repay. Repayments settle the oldest payment first and interest before
 * principal, so the last cents owed are principal. Interest that was not due yet at a default is not owed.
 */
export function outstandingPrincipal({ principalCents, due, repaidCents, defaulted }: LoanMoney): number {
  const owedCents = defaulted
    ? defaulted.owedCents - defaulted.recoveredCents
    : due.reduce((sum, { dueCents }) => sum + dueCents, 0) - repaidCents;
  return Math.min(principalCents, Math.max(0, owedCents));
}
