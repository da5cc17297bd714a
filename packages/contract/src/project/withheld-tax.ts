import { percentOf } from '../shared/proportion.ts';
import { shareOut } from '../shared/share-out.ts';

/** A rate from a day on, in hundredths of a percent. */
export interface DatedRate {
  from: string;
  rateHundredths: number;
}

/** What is withheld of interest (LIRPF 101.4, of companies LIS 128.6); the configuration may have another table. */
export const interestTaxRates: readonly DatedRate[] = [{ from: '2016-01-01', rateHundredths: 1_900 }];

/** The rate on a day; nothing is withheld before the first. */
export function rateOn(rates: readonly DatedRate[], day: string): number {
  const inForce = rates
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return inForce[0]?.rateHundredths ?? 0;
}

/** What one order receives in a payment, before tax. */
export interface Taxable {
  orderId: string;
  grossCents: number;
  feeCents: number;
}

/**
 * The tax of one investor in one payment, for each of these orders. It is a share of all the gross interest, rounded half up, the
 * fee not deducted; what is left after the fee is its limit.
 */
export function taxOf(lines: readonly Taxable[], rateHundredths: number): number[] {
  const sum = (pick: (line: Taxable) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const grossCents = sum((line) => line.grossCents);
  const leftCents = grossCents - sum(({ feeCents }) => feeCents);
  const total = Math.min(percentOf(grossCents, rateHundredths), leftCents);
  const shares = shareOut(
    total,
    lines.map((line) => ({ id: line.orderId, weight: line.grossCents, receivedCents: 0 })),
  );
  return withinLimits(shares, lines);
}

/** The tax of each order in one payment to several investors, by order. */
export function taxByOrder(
  lines: readonly (Taxable & { userId: string })[],
  rateHundredths: number,
): Map<string, number> {
  const taxes = new Map<string, number>();
  for (const own of Map.groupBy(lines, (line) => line.userId).values()) {
    const cents = taxOf(own, rateHundredths);
    for (const [index, { orderId }] of own.entries()) taxes.set(orderId, cents[index] ?? 0);
  }
  return taxes;
}

/** Moves the cents that an order cannot bear after its fee to others of the same investor. */
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
