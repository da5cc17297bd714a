import { addMonths } from '../shared/calendar.ts';
import { percentOf, proportion } from '../shared/proportion.ts';
import { splitCents } from '../shared/split-cents.ts';
import { deliveryMonths } from './figures.ts';
import type { DeliveryFeePeriod } from './project-record.ts';

export interface ReturnTerms {
  startOn: string;
  durationMonths: number;
  /** In total, over the whole duration. */
  targetProfitabilityHundredths: number;
  /** As a share of each return. */
  managerFeeHundredths: number;
  deliveryFeePeriod: DeliveryFeePeriod;
}

/** An order that takes part in a delivery. */
export interface Share {
  orderId: string;
  amountCents: number;
}

/** One delivery of returns to all investors. */
export interface Delivery {
  /** Counted from 1. */
  period: number;
  dueOn: string;
  /** How many months of the duration it covers. */
  months: number;
  grossCents: number;
  feeCents: number;
  netCents: number;
  principalCents: number;
  isLast: boolean;
}

/** What one order receives from a delivery. */
export interface ReturnLine {
  orderId: string;
  grossCents: number;
  feeCents: number;
  netCents: number;
  principalCents: number;
}

/** The schedule of a project. If the duration is no multiple of the period, the last delivery covers a shorter one. */
export function deliveriesOf(terms: ReturnTerms, investedCents: number): Delivery[] {
  const { durationMonths } = terms;
  const every = deliveryMonths[terms.deliveryFeePeriod] ?? durationMonths;
  const monthsUntil = (period: number) => Math.min(period * every, durationMonths);

  return Array.from({ length: Math.ceil(durationMonths / every) }, (_, index) => {
    const [from, to] = [monthsUntil(index), monthsUntil(index + 1)];
    // A difference of rounded totals, so that rounding errors do not add up over the deliveries.
    const grossCents = grossUntil(terms, investedCents, to) - grossUntil(terms, investedCents, from);
    const feeCents = percentOf(grossCents, terms.managerFeeHundredths);
    const isLast = to === durationMonths;
    return {
      period: index + 1,
      dueOn: addMonths(terms.startOn, to),
      months: to - from,
      grossCents,
      feeCents,
      netCents: grossCents - feeCents,
      principalCents: isLast ? investedCents : 0,
      isLast,
    };
  });
}

function grossUntil(terms: ReturnTerms, investedCents: number, months: number): number {
  const { durationMonths, targetProfitabilityHundredths } = terms;
  return proportion(investedCents, targetProfitabilityHundredths * months, 10_000 * durationMonths);
}

/** What each order receives from a delivery. `shares` holds all orders that take part, always in the same order. */
export function linesOf(delivery: Delivery, shares: readonly Share[]): ReturnLine[] {
  const invested = shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (delivery.isLast && delivery.principalCents !== invested) {
    throw new RangeError(`${invested} cents of shares do not make the principal, ${delivery.principalCents}`);
  }
  const gross = splitCents(
    delivery.grossCents,
    shares.map(({ amountCents }) => amountCents),
  );
  // Fees are split by the gross of the lines, not by the shares, so that no fee can exceed its gross.
  const fees = splitCents(delivery.feeCents, gross);
  return shares.map(({ orderId, amountCents }, index) => {
    const [grossCents = 0, feeCents = 0] = [gross[index], fees[index]];
    const principalCents = delivery.isLast ? amountCents : 0;
    return { orderId, grossCents, feeCents, netCents: grossCents - feeCents, principalCents };
  });
}
