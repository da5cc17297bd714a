import { civilDateAt, daysBetween } from '../shared/calendar.ts';
import { proportion } from '../shared/proportion.ts';

/** A year's profitability in hundredths of a percent: 12 × target ÷ months. */
export function annualProfitability(targetHundredths: number, durationMonths: number): number {
  return Math.round((12 * targetHundredths) / durationMonths);
}

/** The funded share in hundredths of a percent, rounded to two places. */
export function percentageInvested(amountInvestedCents: number, financingAmountCents: number): number {
  return proportion(10_000, amountInvestedCents, financingAmountCents);
}

/** How many days are left until a project starts; never negative, 0 where no day is set. */
export function daysUntilStart(startedAt: string | null, now: Date): number {
  return startedAt ? Math.max(0, daysBetween(civilDateAt(now), startedAt)) : 0;
}

/** How many months lie between two deliveries of returns; undefined means once, at the end. */
export const deliveryMonths = { monthly: 1, quarterly: 3, annual: 12, end_of_project: undefined } as const;
