import { addDays, civilDateAt } from '../shared/calendar.ts';
import { percentOf } from '../shared/proportion.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';
import type { OrderStatus } from './orders.ts';
import type { PhaseName } from './phases.ts';

/** The version of the terms that an investor accepts with an order; a new text gets a new version. */
export const termsVersion = '2026-01';

/** Regulation (EU) 2020/1503, article 22: an investor may withdraw free of charge for this many calendar days. */
const reflectionDays = 4;

/** The facts that decide whether a user may place an order. */
export interface OrderSituation {
  isVisible: boolean;
  phase: PhaseName;
  dateStart: string | null;
  dateEnd: string | null;
  /** The current day in Spain. */
  today: string;
  isIdentityApproved: boolean;
  acceptedTermsVersion: string;
  amountCents: number;
  minimumInvestmentCents: number;
  financingAmountCents: number;
  amountInvestedCents: number;
  maxInvestorNumber: number | null;
  investorNumber: number;
  isInvestorAlready: boolean;
  balanceCents: number;
}

export type OrderRefusal = Refusal;

/** The first reason to refuse an order. The order of the checks is part of the contract. */
export function orderRefusal(situation: OrderSituation): OrderRefusal | undefined {
  return refusalOfProject(situation) ?? refusalOfInvestor(situation) ?? refusalOfAmount(situation);
}

function refusalOfProject({ isVisible, phase, dateStart, dateEnd, today }: OrderSituation) {
  if (!isVisible) return refusal('request.not_found');
  if (phase !== 'Investment') return refusal('project.investing_not_possible');
  const isWithinPeriod = (!dateStart || dateStart <= today) && (!dateEnd || today <= dateEnd);
  return isWithinPeriod ? undefined : refusal('project.outside_financing_period');
}

function refusalOfInvestor({ isIdentityApproved, acceptedTermsVersion }: OrderSituation) {
  if (!isIdentityApproved) return refusal('project.identity_not_approved');
  if (acceptedTermsVersion === termsVersion) return undefined;
  return refusal('project.terms_not_accepted', { field: 'termsVersion' });
}

function refusalOfAmount(situation: OrderSituation) {
  const { amountCents, balanceCents, maxInvestorNumber, investorNumber, isInvestorAlready } = situation;
  const field = 'amount';
  if (amountCents <= 0) return refusal('project.amount_not_positive', { field });

  const remaining = remainingCents(situation.financingAmountCents, situation.amountInvestedCents);
  const minimum = Math.min(situation.minimumInvestmentCents, remaining);
  if (amountCents < minimum) {
    return refusal('project.amount_below_minimum', { field, amounts: { minimum } });
  }
  if (amountCents > remaining) {
    return refusal('project.amount_above_remaining', { field, amounts: { remaining } });
  }
  if (maxInvestorNumber !== null && !isInvestorAlready && investorNumber >= maxInvestorNumber) {
    return refusal('project.too_many_investors', { numbers: { max: maxInvestorNumber } });
  }
  return amountCents > balanceCents ? refusal('wallet.amount_above_balance', { field }) : undefined;
}

function remainingCents(financingCents: number, investedCents: number): number {
  return Math.max(0, financingCents - investedCents);
}

type Room = Record<'financingAmount' | 'amountInvested', number>;

/** The smallest order in cents: the minimum, or all that remains if that is less. */
export function smallestOrder(project: Room & { minimumInvestment: number }): number {
  return Math.min(project.minimumInvestment, remainingCents(project.financingAmount, project.amountInvested));
}

/** The largest order in cents: what remains to finance, or the balance if that is less. */
export function largestOrder(project: Room, balanceCents: number): number {
  return Math.min(balanceCents, remainingCents(project.financingAmount, project.amountInvested));
}

/** The cost of cancelling an order at a moment, and the last day in Spain on which it is free. */
export function cancellationOf(
  order: { amountCents: number; createdAt: Date },
  cancellationFeeHundredths: number,
  now: Date,
): { penaltyCents: number; penaltyHundredths: number; freeUntil: string } {
  const freeUntil = addDays(civilDateAt(order.createdAt), reflectionDays);
  const penaltyHundredths = civilDateAt(now) <= freeUntil ? 0 : cancellationFeeHundredths;
  return { penaltyCents: percentOf(order.amountCents, penaltyHundredths), penaltyHundredths, freeUntil };
}

/** Only an order that is not yet part of a financed project can be cancelled. */
export function isCancellable(status: OrderStatus, phase: PhaseName): boolean {
  return status === 'pending' && phase === 'Investment';
}
