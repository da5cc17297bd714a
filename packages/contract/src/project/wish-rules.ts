import { type Refusal, refusal } from '../shared/refusal.ts';
import { wishStepCents } from './allocation.ts';
import { investorErrors, type OrderSituation, refusalOfInvestor } from './order-rules.ts';
import { waitingRefusals } from './waiting-rules.ts';

export const wishStates = ['open', 'invested', 'revoked', 'missed', 'ended'] as const;
export type WishState = (typeof wishStates)[number];

export const wishReasons = ['whole', 'share', 'minimum', 'noRoom', ...waitingRefusals, 'sheet'] as const;
export type WishReason = (typeof wishReasons)[number];

/** Why a wish is refused. */
export const wishErrors = [
  'request.not_found',
  'project.preinvestment_not_possible',
  'project.preinvestment_over',
  'project.sheet_needed',
  'project.offer_suspended',
  ...investorErrors,
  'project.wish_not_in_steps',
  'project.wish_above_reserved',
  'project.too_many_preinvestors',
  'project.wish_deposit_above_balance',
] as const;

interface Preinvestment {
  financingAmount: number;
  preinvestorAmount: number | null;
  preinvestorDeposit: number | null;
}

/** The amount reserved for preinvestors, in cents: the whole project unless it sets less. */
export function reservedCents({ financingAmount, preinvestorAmount }: Preinvestment): number {
  return Math.min(preinvestorAmount ?? financingAmount, financingAmount);
}

/** The deposit held in the wallet for a wish, in cents. */
export function depositCents({ preinvestorDeposit }: Preinvestment, amountCents: number): number {
  return Math.min(preinvestorDeposit ?? 0, amountCents);
}

/** The facts that decide whether a user may wish to invest when a project opens. */
export interface WishSituation
  extends Pick<
    OrderSituation,
    | 'isVisible'
    | 'phase'
    | 'hasSheet'
    | 'isSuspended'
    | 'today'
    | 'isIdentityApproved'
    | 'isProvider'
    | 'isCompanyUndeclared'
    | 'isResidenceUndeclared'
    | 'acceptedTermsVersion'
    | 'termsVersion'
    | 'amountCents'
    | 'minimumInvestmentCents'
    | 'balanceCents'
  > {
  /** The last day to make a wish; null if there is none before the phase ends. */
  windowEnd: string | null;
  /** The last day of the project, on which its wishes end. */
  dateEnd: string | null;
  reservedCents: number;
  depositCents: number;
  wishNumber: number;
  maxNumber: number | null;
  /** The existing wish, if this is an edit. */
  own: { amountCents: number; depositCents: number; needsConfirmation: boolean } | undefined;
}

function refusalOfWindow(situation: WishSituation): Refusal | undefined {
  const { isVisible, phase, hasSheet, isSuspended, windowEnd, dateEnd, today, own, amountCents } = situation;
  // After a change of the sheet, a wish with the same amount can be confirmed until the allocation.
  const isConfirmed = own?.needsConfirmation === true && own.amountCents === amountCents;
  const isOpen = phase === 'Preinvestment' || (phase === 'Investment' && isConfirmed);
  if (!isVisible) return refusal('request.not_found');
  if (!isOpen) return refusal('project.preinvestment_not_possible');
  if (!hasSheet) return refusal('project.sheet_needed');
  if (isSuspended) return refusal('project.offer_suspended');
  const isPast = (day: string | null) => day !== null && day < today;
  const isOver = isPast(dateEnd) || (isPast(windowEnd) && !isConfirmed);
  return isOver ? refusal('project.preinvestment_over') : undefined;
}

function refusalOfWish(situation: WishSituation): Refusal | undefined {
  const { amountCents, minimumInvestmentCents: minimum, reservedCents: reserved, own } = situation;
  const field = 'amount';
  if (amountCents <= 0) return refusal('project.amount_not_positive', { field });
  if (amountCents % wishStepCents)
    return refusal('project.wish_not_in_steps', { field, amounts: { step: wishStepCents } });
  if (amountCents < minimum) return refusal('project.amount_below_minimum', { field, amounts: { minimum } });
  if (amountCents > reserved) return refusal('project.wish_above_reserved', { field, amounts: { reserved } });
  const { maxNumber: max, wishNumber, depositCents: deposit, balanceCents } = situation;
  if (max !== null && !own && wishNumber >= max)
    return refusal('project.too_many_preinvestors', { numbers: { max } });
  return deposit > balanceCents + (own?.depositCents ?? 0)
    ? refusal('project.wish_deposit_above_balance', { field, amounts: { deposit } })
    : undefined;
}

/** The first reason to refuse a new or edited wish. */
export function wishRefusal(situation: WishSituation): Refusal | undefined {
  return refusalOfWindow(situation) ?? refusalOfInvestor(situation) ?? refusalOfWish(situation);
}
