import type { TaxTreatmentKind } from '../account/tax-treatment-kinds.ts';
import { addDays } from '../shared/calendar.ts';
import { percentOf } from '../shared/proportion.ts';
import { shareOut } from '../shared/share-out.ts';

/** A rate that applies from a day on, in hundredths of a percent. */
export interface DatedRate {
  from: string;
  rateHundredths: number;
}

/**
 * The general rates withheld from interest (LIRPF 101.4; for companies LIS 128.6). The configuration may
 * replace them.
 */
export const interestTaxRates: readonly DatedRate[] = [{ from: '2016-01-01', rateHundredths: 1_900 }];

/** The rate on a day; 0 before the first rate. */
export function rateOn(rates: readonly DatedRate[], day: string): number {
  const inForce = rates
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return inForce[0]?.rateHundredths ?? 0;
}

/** A customer's own rate during a period, first and last day included. */
export interface DatedTreatment {
  taxTreatmentId: string;
  kind: TaxTreatmentKind;
  rateHundredths: number;
  fromDate: string;
  toDate: string;
}

export interface AppliedRate {
  rateHundredths: number;
  /** Null if the general rate applies. */
  treatment: DatedTreatment | null;
}

/** The tax rate for a customer's interest on a day; never higher than the general rate. */
export function appliedRate(
  rates: readonly DatedRate[],
  treatments: readonly DatedTreatment[],
  day: string,
): AppliedRate {
  const usual = rateOn(rates, day);
  const own = treatments.find(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
  return { rateHundredths: own ? Math.min(own.rateHundredths, usual) : usual, treatment: own ?? null };
}

/** All rates of a customer, each with its first day. */
export function appliedRates(
  rates: readonly DatedRate[],
  treatments: readonly DatedTreatment[],
): (AppliedRate & { from: string })[] {
  const days = [
    ...rates.map(({ from }) => from),
    ...treatments.flatMap(({ fromDate, toDate }) => [fromDate, addDays(toDate, 1)]),
  ];
  return [...new Set(days)].toSorted().map((from) => ({ from, ...appliedRate(rates, treatments, from) }));
}

/** What one order receives in a payment, before tax. */
export interface Taxable {
  orderId: string;
  grossCents: number;
  feeCents: number;
}

/** The tax of one payment: a percentage of the gross interest, rounded half up, at most what remains after the fee. */
export function taxOfPayment(grossCents: number, feeCents: number, rateHundredths: number): number {
  return Math.min(percentOf(grossCents, rateHundredths), grossCents - feeCents);
}

/**
 * The tax of one investor in one payment, split over the investor's orders. It is a percentage of their total
 * gross interest, before the fee, rounded half up, at most what remains after the fee.
 */
export function taxOf(lines: readonly Taxable[], rateHundredths: number): number[] {
  const sum = (pick: (line: Taxable) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const grossCents = sum((line) => line.grossCents);
  const feeCents = sum((line) => line.feeCents);
  const total = taxOfPayment(grossCents, feeCents, rateHundredths);
  const shares = shareOut(
    total,
    lines.map((line) => ({ id: line.orderId, weight: line.grossCents, receivedCents: 0 })),
  );
  return withinLimits(shares, lines);
}

/** The tax by order id, for one payment to several investors with their own rates. */
export function taxByOrder(
  lines: readonly (Taxable & { userId: string })[],
  rateOf: (userId: string) => number,
): Map<string, number> {
  const taxes = new Map<string, number>();
  for (const [userId, own] of Map.groupBy(lines, (line) => line.userId)) {
    const cents = taxOf(own, rateOf(userId));
    for (const [index, { orderId }] of own.entries()) taxes.set(orderId, cents[index] ?? 0);
  }
  return taxes;
}

/** If an order cannot pay its tax after the fee, other orders of the same investor pay it. */
function withinLimits(shares: readonly number[], lines: readonly Taxable[]): number[] {
  const limits = lines.map(({ grossCents, feeCents }) => grossCents - feeCents);
  const within = shares.map((cents, index) => Math.min(cents, limits[index] ?? 0));
  let left = shares.reduce((sum, cents) => sum + cents, 0) - within.reduce((sum, cents) => sum + cents, 0);
  return within.map((cents, index) => {
    const more = Math.min(left, (limits[index] ?? 0) - cents);
    left -= more;
    return cents + more;
  });
}
