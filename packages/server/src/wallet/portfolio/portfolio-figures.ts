import {
  addDays,
  type CashFlow,
  type Cents,
  cents,
  civilDateAt,
  type LoanStateAnswer,
  type MoneyParts,
  moneyWeightedReturn,
  type OrderStatus,
  proportion,
  returnAfterDays,
} from '@semilla/contract';
import type { BookedPart } from '../movements/find-booked-parts.ts';
import type { LineKind } from '../statements/movement.ts';

/** An investment as the portfolio sees it. */
export interface Holding {
  orderId: string;
  projectId: string;
  projectName: string;
  status: OrderStatus;
  amountCents: number;
  /** The total invested in the project, to calculate the share of what the owner has repaid. */
  amountInvestedCents: number;
  createdAt: Date;
  promoterId: string | null;
  promoterName: string | null;
  projectTypeId: string;
  typeName: string;
  typeNameEn: string | null;
  country: string;
}

export const isOpen = ({ status }: Pick<Holding, 'status'>) => status === 'pending' || status === 'active';

/**
 * The kinds of parts that belong to investing. Deposits of wishes do not, because they are returned before
 * the order takes the money.
 */
const ofInvesting: readonly LineKind[] = [
  'investment',
  'cancellation',
  'penalty',
  'grossReturn',
  'fee',
  'tax',
  'taxReturned',
  'capitalReturned',
  'refund',
];
const ofPayingBack: readonly LineKind[] = [
  'grossReturn',
  'fee',
  'tax',
  'taxReturned',
  'capitalReturned',
  'refund',
];

export const isOfInvesting = ({ kind }: BookedPart) => ofInvesting.includes(kind);
export const isPaidBack = ({ kind }: BookedPart) => ofPayingBack.includes(kind);

const sumOf = (parts: readonly BookedPart[], ...kinds: LineKind[]) =>
  parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, part) => sum + part.cents, 0);

export const investedCents = (parts: readonly BookedPart[]): number =>
  0 - sumOf(parts, 'investment', 'cancellation');

export const penaltyCents = (parts: readonly BookedPart[]): number => 0 - sumOf(parts, 'penalty');

export const paidBackCents = (parts: readonly BookedPart[]): number => sumOf(parts, ...ofPayingBack);

export function paidBackOf(parts: readonly BookedPart[]): MoneyParts {
  return {
    principal: cents(sumOf(parts, 'capitalReturned', 'refund')),
    interest: cents(sumOf(parts, 'grossReturn')),
    fee: cents(0 - sumOf(parts, 'fee')),
    tax: cents(0 - sumOf(parts, 'tax', 'taxReturned')),
    total: cents(paidBackCents(parts)),
  };
}

/**
 * The worth of an investment: what is still owed and not lost. For a loan in default, this is the share of
 * the money that the owner has repaid and that is not distributed yet; the rest is uncertain.
 */
export function worthOf(
  { status, amountCents, amountInvestedCents }: Holding,
  loan: LoanStateAnswer | undefined,
  returnsCents: number,
): Cents {
  if (!isOpen({ status })) return cents(0);
  if (loan?.state !== 'default') return cents(amountCents);
  const shareCents = Number((BigInt(returnsCents) * BigInt(amountCents)) / BigInt(amountInvestedCents || 1));
  return cents(Math.min(amountCents, shareCents));
}

/** What was gained or lost of what was invested, in hundredths of a percent; null without an investment. */
export function returnSoFarOf(parts: readonly BookedPart[], worthCents: number): number | null {
  const paidInCents = investedCents(parts);
  if (paidInCents <= 0) return null;
  const gainCents = paidBackCents(parts) + worthCents - paidInCents - penaltyCents(parts);
  const hundredths = proportion(Math.abs(gainCents), 10_000, paidInCents);
  return gainCents < 0 ? 0 - hundredths : hundredths;
}

/** The yearly return of the payments and of today's worth; null if the first payment is too recent. */
export function yearlyReturnOf(
  parts: readonly BookedPart[],
  worthCents: number,
  today: string,
): number | null {
  const flows: CashFlow[] = parts
    .filter(isOfInvesting)
    .map((part) => ({ on: civilDateAt(part.at), cents: part.cents }));
  const first = flows.map(({ on }) => on).toSorted()[0];
  if (!first || addDays(first, returnAfterDays) > today) return null;
  return moneyWeightedReturn([...flows, { on: today, cents: worthCents }]);
}

/** A part of a whole in hundredths of a percent. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? proportion(part, 10_000, whole) : 0;
