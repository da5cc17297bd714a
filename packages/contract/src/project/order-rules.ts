import { civilDateAt } from '../shared/calendar.ts';
import { percentOf } from '../shared/proportion.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';
import type { OrderStatus } from './order-statuses.ts';
import type { PhaseName } from './phases.ts';

/** The version of the platform's terms that an investor accepts with an order. A new text gets a new version. */
export const termsVersion = '2026-01';

/** Errors about the investor or the amount, for orders and wishes. */
export const investorErrors = [
  'project.identity_not_approved',
  'project.provider_may_not_invest',
  'project.company_declaration_needed',
  'project.fiscal_residence_needed',
  'project.terms_not_accepted',
  'project.sheet_newer',
  'project.entry_test_needed',
  'project.warning_not_acknowledged',
  'project.risk_consent_needed',
  'project.risk_warning_outdated',
  'project.risks_not_understood',
  'project.amount_not_positive',
  'project.amount_below_minimum',
] as const;

/** Errors about the project or the investor, for orders and waiting lists. */
export const investingErrors = [
  'request.not_found',
  'project.investing_not_possible',
  'project.sheet_needed',
  'project.offer_suspended',
  'project.outside_financing_period',
  ...investorErrors,
  'project.amount_above_remaining',
] as const;

/** The facts that decide whether a user may place an order. */
export interface OrderSituation {
  isVisible: boolean;
  phase: PhaseName;
  /** Whether the project's key investment information sheet is published. */
  hasSheet: boolean;
  /** Whether the offer is suspended because of an error in its sheet. */
  isSuspended: boolean;
  dateStart: string | null;
  dateEnd: string | null;
  /** The current day in Spain. */
  today: string;
  isIdentityApproved: boolean;
  /** Whether the investor is the company that runs the platform. Only the server knows. */
  isProvider?: boolean;
  /** Whether the investor is a company that has not declared its owners and representatives. */
  isCompanyUndeclared: boolean;
  /** Whether the investor has declared no fiscal residence. */
  isResidenceUndeclared: boolean;
  acceptedTermsVersion: string;
  /** The version of the terms in force. */
  termsVersion: string;
  amountCents: number;
  minimumInvestmentCents: number;
  financingAmountCents: number;
  amountInvestedCents: number;
  maxInvestorNumber: number | null;
  investorNumber: number;
  isInvestorAlready: boolean;
  balanceCents: number;
  /** How many investors are on its waiting list. */
  waitingNumber: number;
  /** Whether the order is for the first investor on the waiting list. */
  isFromWaitingList: boolean;
  /** Whether preinvestors have open wishes, which get their amounts before any order. */
  hasOpenWishes: boolean;
}

export type OrderRefusal = Refusal;

/** The first reason to refuse an order. The order of the checks is part of the contract. */
export function orderRefusal(situation: OrderSituation): OrderRefusal | undefined {
  return refusalOfProject(situation) ?? refusalOfInvestor(situation) ?? refusalOfAmount(situation);
}

export function refusalOfProject({
  isVisible,
  phase,
  hasSheet,
  isSuspended,
  dateStart,
  dateEnd,
  today,
  isFromWaitingList,
}: OrderSituation) {
  if (!isVisible) return refusal('request.not_found');
  if (phase !== 'Investment') return refusal('project.investing_not_possible');
  if (!hasSheet) return refusal('project.sheet_needed');
  if (isSuspended) return refusal('project.offer_suspended');
  // If an order is cancelled after the last day, its room still goes to the waiting list.
  const isOver = dateEnd !== null && dateEnd < today && !isFromWaitingList;
  const isWithinPeriod = (!dateStart || dateStart <= today) && !isOver;
  return isWithinPeriod ? undefined : refusal('project.outside_financing_period');
}

export function refusalOfInvestor({
  isIdentityApproved,
  isProvider,
  isCompanyUndeclared,
  isResidenceUndeclared,
  acceptedTermsVersion,
  termsVersion: inForce,
}: Pick<
  OrderSituation,
  | 'isIdentityApproved'
  | 'isProvider'
  | 'isCompanyUndeclared'
  | 'isResidenceUndeclared'
  | 'acceptedTermsVersion'
  | 'termsVersion'
>) {
  if (!isIdentityApproved) return refusal('project.identity_not_approved');
  if (isProvider) return refusal('project.provider_may_not_invest');
  if (isCompanyUndeclared) return refusal('project.company_declaration_needed');
  if (isResidenceUndeclared) return refusal('project.fiscal_residence_needed');
  if (acceptedTermsVersion === inForce) return undefined;
  return refusal('project.terms_not_accepted', { field: 'termsVersion' });
}

/** Refuses a request based on an outdated version of the sheet; the version is 0 for an offer without a sheet. */
export function sheetRefusal(
  readVersion: number | null | undefined,
  inForce: number | null,
): Refusal | undefined {
  const version = inForce ?? 0;
  if (readVersion === undefined || readVersion === null || readVersion === version) return undefined;
  return refusal('project.sheet_newer', { field: 'sheetVersion', numbers: { version } });
}

function refusalOfAmount(situation: OrderSituation) {
  const { amountCents, balanceCents, maxInvestorNumber, investorNumber, isInvestorAlready } = situation;
  const field = 'amount';
  const remaining = remainingCents(situation.financingAmountCents, situation.amountInvestedCents);
  if (!remaining) return refusal('project.fully_subscribed', { field });
  if (situation.waitingNumber && !situation.isFromWaitingList) return refusal('project.others_wait');
  if (situation.hasOpenWishes) return refusal('project.preinvestors_first');
  if (amountCents <= 0) return refusal('project.amount_not_positive', { field });

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

/** Why investors of an offer can cancel free of charge even after the reflection period of their order. */
export interface OfferEnd {
  suspendedUntil: string | null;
  /**
   * The deadline after which cancelling is free, because the sheet promises a full refund if the target is
   * missed; null once the target is reached.
   */
  refundAfter: string | null;
}

/**
 * The deadline of an open offer below its target, if its sheet promises a full refund in that case: either at
 * once, or after some days in which the owner may accept less. Null while the waiting list could still
 * complete the offer.
 */
export function refundAfterOf(
  project: Room & {
    phase: PhaseName;
    dateEnd: string | null;
    refundBelowTarget: boolean;
    partialDays: number | null;
    waitingNumber: number;
  },
): string | null {
  const { phase, dateEnd, waitingNumber } = project;
  const isPromised = project.refundBelowTarget || project.partialDays !== null;
  const isBelow = remainingCents(project.financingAmount, project.amountInvested) > 0;
  return phase === 'Investment' && isPromised && isBelow && waitingNumber === 0 ? dateEnd : null;
}

/**
 * The last day, as known today, on which an order can be cancelled free of charge. Besides the reflection
 * period, cancelling is free while the offer is suspended, and after `refundAfter` until the job refunds the
 * order.
 */
export function freeInOffer(
  freeUntil: string,
  { suspendedUntil, refundAfter }: OfferEnd,
  today: string,
): string {
  const isEnding = suspendedUntil !== null || (refundAfter !== null && refundAfter < today);
  const days = [freeUntil, suspendedUntil ?? '', isEnding ? today : ''];
  return days.sort().at(-1) ?? freeUntil;
}

interface CancelledOrder {
  status: OrderStatus;
  amountCents: number;
  /** The last day in Spain on which cancelling is free. */
  freeUntil: string;
}

const isFree = ({ freeUntil }: Pick<CancelledOrder, 'freeUntil'>, now: Date) => civilDateAt(now) <= freeUntil;

/** The cost of cancelling an order at a moment. */
export function cancellationOf(
  order: Pick<CancelledOrder, 'amountCents' | 'freeUntil'>,
  cancellationFeeHundredths: number,
  now: Date,
): { penaltyCents: number; penaltyHundredths: number } {
  const penaltyHundredths = isFree(order, now) ? 0 : cancellationFeeHundredths;
  return { penaltyCents: percentOf(order.amountCents, penaltyHundredths), penaltyHundredths };
}

/**
 * Why an order cannot be cancelled. It can be cancelled until the project is financed; if the project is fully
 * subscribed, only while cancelling is free.
 */
export function cancelRefusal(
  order: Pick<CancelledOrder, 'status' | 'freeUntil'>,
  project: { phase: PhaseName; isFullySubscribed: boolean },
  now: Date,
): Refusal | undefined {
  if (order.status !== 'pending' || project.phase !== 'Investment') {
    return refusal('project.order_not_cancellable');
  }
  return project.isFullySubscribed && !isFree(order, now) ? refusal('project.order_bound') : undefined;
}

export function isReflecting(reflectionUntil: string | undefined, now: Date): boolean {
  return reflectionUntil !== undefined && civilDateAt(now) <= reflectionUntil;
}
