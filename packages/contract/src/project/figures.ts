import { civilDateAt, daysBetween } from '../shared/calendar.ts';
import { proportion } from '../shared/proportion.ts';

/** The annual profitability in hundredths of a percent: 12 × target ÷ months. */
export function annualProfitability(targetHundredths: number, durationMonths: number): number {
  return Math.round((12 * targetHundredths) / durationMonths);
}

/** The funded share in hundredths of a percent, rounded to two places. */
export function percentageInvested(amountInvestedCents: number, financingAmountCents: number): number {
  return proportion(10_000, amountInvestedCents, financingAmountCents);
}

/** The days until a project starts; 0 if it has started or no day is set. */
export function daysUntilStart(startedAt: string | null, now: Date): number {
  return startedAt ? Math.max(0, daysBetween(civilDateAt(now), startedAt)) : 0;
}

/** The months between two deliveries of returns; undefined for a single delivery at the end. */
export const deliveryMonths = { monthly: 1, quarterly: 3, annual: 12, end_of_project: undefined } as const;
