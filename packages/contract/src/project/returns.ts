import { addMonths } from '../shared/calendar.ts';
import { percentOf, proportion } from '../shared/proportion.ts';
import { shareOut } from '../shared/share-out.ts';
import { deliveryMonths } from './figures.ts';
import type { DeliveryFeePeriod } from './project-record.ts';
import { shareFees } from './share-fees.ts';

export interface ReturnTerms {
  startOn: string;
  durationMonths: number;
  /** For the whole duration, not per year. */
  targetProfitabilityHundredths: number;
  /** A percentage of each return. */
  managerFeeHundredths: number;
  deliveryFeePeriod: DeliveryFeePeriod;
}

/** An order that takes part in a delivery. */
export interface Share {
  orderId: string;
  amountCents: number;
  /** What it has received from earlier deliveries; nothing if omitted. */
  received?: Received | undefined;
}

export interface Received {
  grossCents: number;
  feeCents: number;
}

const nothing: Received = { grossCents: 0, feeCents: 0 };

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

/** The schedule of a project. If the duration is not a multiple of the period, the last delivery covers fewer months. */
export function deliveriesOf(terms: ReturnTerms, investedCents: number): Delivery[] {
  const { durationMonths } = terms;
  const every = deliveryMonths[terms.deliveryFeePeriod] ?? durationMonths;
  const monthsUntil = (period: number) => Math.min(period * every, durationMonths);

  return Array.from({ length: Math.ceil(durationMonths / every) }, (_, index) => {
    const [from, to] = [monthsUntil(index), monthsUntil(index + 1)];
    // Subtracts rounded totals, so that rounding errors do not add up over the deliveries.
    const [grossBefore, grossUntil] = [from, to].map((month) => grossIn(terms, investedCents, month)) as [
      number,
      number,
    ];
    const grossCents = grossUntil - grossBefore;
    const { managerFeeHundredths } = terms;
    const feeCents =
      percentOf(grossUntil, managerFeeHundredths) - percentOf(grossBefore, managerFeeHundredths);
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

function grossIn(terms: ReturnTerms, investedCents: number, months: number): number {
  const { durationMonths, targetProfitabilityHundredths } = terms;
  return proportion(investedCents, targetProfitabilityHundredths * months, 10_000 * durationMonths);
}

/**
 * What each order receives from a delivery: its share of all deliveries so far, less what it has received. `shares`
 * must contain all orders that take part.
 */
export function linesOf(
  delivery: Pick<Delivery, 'grossCents' | 'principalCents' | 'isLast'>,
  shares: readonly Share[],
  managerFeeHundredths: number,
): ReturnLine[] {
  const invested = shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (delivery.isLast && delivery.principalCents !== invested) {
    throw new RangeError(`${invested} cents of shares do not make the principal, ${delivery.principalCents}`);
  }
  const claims = shares.map(({ orderId, amountCents, received = nothing }) => ({
    id: orderId,
    weight: amountCents,
    receivedCents: received.grossCents,
  }));
  const gross = shareOut(delivery.grossCents, claims);
  const fees = shareFees(
    shares.map(({ orderId, received = nothing }, index) => {
      const grossCents = gross[index] ?? 0;
      return {
        id: orderId,
        paidCents: received.feeCents,
        grossCents,
        grossUntilCents: received.grossCents + grossCents,
      };
    }),
    managerFeeHundredths,
  );
  return shares.map(({ orderId, amountCents }, index) => {
    const [grossCents = 0, feeCents = 0] = [gross[index], fees[index]];
    const principalCents = delivery.isLast ? amountCents : 0;
    return { orderId, grossCents, feeCents, netCents: grossCents - feeCents, principalCents };
  });
}

/**
 * The lines of consecutive deliveries. `shares` contain what the orders received before the first of them.
 */
export function linesOfAll(
  deliveries: readonly Delivery[],
  shares: readonly Share[],
  managerFeeHundredths: number,
): ReturnLine[][] {
  let current = shares;
  return deliveries.map((delivery) => {
    const lines = linesOf(delivery, current, managerFeeHundredths);
    current = current.map(({ received = nothing, ...share }, index) => {
      const { grossCents = 0, feeCents = 0 } = lines[index] ?? {};
      return {
        ...share,
        received: { grossCents: received.grossCents + grossCents, feeCents: received.feeCents + feeCents },
      };
    });
    return lines;
  });
}
