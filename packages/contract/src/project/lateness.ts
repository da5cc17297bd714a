// Imports no schemas, so that pages can use it without loading zod.
import { addDays, daysBetween } from '../shared/calendar.ts';
import { percentOf } from '../shared/proportion.ts';

/**
 * After each of these numbers of days the timeline notes a missing payment, and the project's investors get a
 * mail.
 */
export const latenessSteps = [1, 15, 30, 60, 90] as const;

/** Delegated Regulation (EU) 2022/2115: a loan is in default once a material payment is more than this late. */
export const defaultAfterDays = 90;

/**
 * A payment counts as paid if the missing amount, including that of earlier payments, is at most this amount and this
 * share of the payment. Small missing amounts therefore add up.
 */
export const immaterialCents = 10_000;
export const immaterialHundredths = 100;

export const loanStates = ['onTime', 'late', 'default'] as const;
export type LoanState = (typeof loanStates)[number];

/** What the project owner owes on a day: the interest of a period, with the principal at the end. */
export interface DuePayment {
  period: number;
  dueOn: string;
  dueCents: number;
}

export interface Repayment {
  paidOn: string;
  cents: number;
}

export interface PaymentState extends DuePayment {
  paidCents: number;
  /** The first day on which no material part of it was missing. */
  settledOn: string | null;
  /** Counted until it was settled, or until today. */
  daysLate: number;
}

function immaterialOf(dueCents: number): number {
  return Math.min(immaterialCents, percentOf(dueCents, immaterialHundredths));
}

/** The day on which the repayments reached a sum. */
function reachedOn(inOrder: readonly Repayment[], sumCents: number): string | undefined {
  let paid = 0;
  return inOrder.find(({ cents }) => {
    paid += cents;
    return paid >= sumCents;
  })?.paidOn;
}

/** How much of each payment is paid, and since when. Repayments settle the oldest payment first. */
export function paymentStates(
  due: readonly DuePayment[],
  repayments: readonly Repayment[],
  today: string,
): PaymentState[] {
  const inOrder = repayments
    .filter(({ paidOn }) => paidOn <= today)
    .toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : 1));
  const paidCents = inOrder.reduce((sum, { cents }) => sum + cents, 0);
  let before = 0;
  return due.map((payment) => {
    const { dueOn, dueCents } = payment;
    const materialCents = dueCents - immaterialOf(dueCents);
    const nothingSince = dueOn <= today ? dueOn : undefined;
    const settledOn = materialCents > 0 ? reachedOn(inOrder, before + materialCents) : nothingSince;
    const state = {
      ...payment,
      paidCents: Math.min(Math.max(paidCents - before, 0), dueCents),
      settledOn: settledOn ?? null,
      daysLate: Math.max(0, daysBetween(dueOn, settledOn ?? today)),
    };
    before += dueCents;
    return state;
  });
}

export interface Lateness {
  /** How many days late the payment is that has been missing for longest; 0 if none is missing. */
  daysLate: number;
  lateSince: string | null;
  missingCents: number;
}

const isMissing = ({ settledOn, daysLate }: PaymentState) => settledOn === null && daysLate > 0;

export function latenessOf(states: readonly PaymentState[]): Lateness {
  const missing = states.filter(isMissing);
  return {
    daysLate: Math.max(0, ...missing.map(({ daysLate }) => daysLate)),
    lateSince: missing.map(({ dueOn }) => dueOn).toSorted()[0] ?? null,
    missingCents: missing.reduce((sum, { dueCents, paidCents }) => sum + dueCents - paidCents, 0),
  };
}

export interface LatenessStep {
  period: number;
  dueOn: string;
  days: number;
  /** The day on which the payment reached this step. */
  on: string;
  missingCents: number;
}

/** The steps that the missing payments have reached, oldest first. */
export function stepsReached(states: readonly PaymentState[]): LatenessStep[] {
  return states
    .filter(isMissing)
    .flatMap(({ period, dueOn, dueCents, paidCents, daysLate }) =>
      latenessSteps
        .filter((days) => days <= daysLate)
        .map((days) => ({
          period,
          dueOn,
          days,
          on: addDays(dueOn, days),
          missingCents: dueCents - paidCents,
        })),
    )
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
}

/** The day on which the loan was in default, even if the payment came later; undefined if no payment was late enough. */
export function defaultDayOf(states: readonly PaymentState[]): string | undefined {
  const tooLate = states.filter(({ daysLate }) => daysLate > defaultAfterDays);
  return tooLate.map(({ dueOn }) => addDays(dueOn, defaultAfterDays + 1)).toSorted()[0];
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);

/**
 * What the owner owes on the day of a default: payments due by then and the principal, without later interest, less
 * earlier repayments.
 */
export function owedOn(
  day: string,
  due: readonly DuePayment[],
  principalCents: number,
  repayments: readonly Repayment[],
): number {
  const isPrincipalDue = due.every(({ dueOn }) => dueOn <= day);
  const dueCents = sumOf(due.filter(({ dueOn }) => dueOn <= day).map((payment) => payment.dueCents));
  const before = repayments.filter(({ paidOn }) => paidOn < day).map(({ cents }) => cents);
  return Math.max(0, dueCents + (isPrincipalDue ? 0 : principalCents) - sumOf(before));
}

/** What was repaid since the day of a default, at most what was owed. */
export function recoveredSince(day: string, owedCents: number, repayments: readonly Repayment[]): number {
  const since = repayments.filter(({ paidOn }) => paidOn >= day).map(({ cents }) => cents);
  return Math.min(owedCents, sumOf(since));
}
