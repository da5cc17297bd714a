import { type Refusal, refusal } from '../shared/refusal.ts';
import { type OrderSituation, refusalOfInvestor, refusalOfProject } from './order-rules.ts';

export const waitingPlaceStates = ['waiting', 'invested', 'left', 'missed', 'ended'] as const;
export type WaitingPlaceState = (typeof waitingPlaceStates)[number];

/** A waiting list does not pass over a customer whom staff kept from investing within this time. */
export const staffActWaitsMs = 72 * 3_600_000;

/** Why an investor got no order when their turn came. */
export const waitingRefusals = [
  'balance',
  'belowMinimum',
  'identity',
  'provider',
  'company',
  'warnings',
  'places',
  'account',
] as const;
export type WaitingRefusal = (typeof waitingRefusals)[number];

interface WaitingSituation extends OrderSituation {
  isWaitingAlready: boolean;
}

/** The first reason why an investor cannot join the waiting list of a project. */
export function waitingRefusal(situation: WaitingSituation): Refusal | undefined {
  return refusalOfProject(situation) ?? refusalOfInvestor(situation) ?? refusalOfPlace(situation);
}

function refusalOfPlace(situation: WaitingSituation): Refusal | undefined {
  const { amountCents, minimumInvestmentCents: minimum, financingAmountCents: remaining } = situation;
  const field = 'amount';
  if (situation.isWaitingAlready) return refusal('project.waiting_already');
  if (situation.amountInvestedCents < remaining && !situation.waitingNumber)
    return refusal('project.not_fully_subscribed');
  if (amountCents <= 0) return refusal('project.amount_not_positive', { field });
  if (amountCents < minimum) return refusal('project.amount_below_minimum', { field, amounts: { minimum } });
  return amountCents > remaining
    ? refusal('project.amount_above_remaining', { field, amounts: { remaining } })
    : undefined;
}

/**
 * The amount of the order: as much of the wanted amount as fits into the free room, or the whole balance if
 * that is less but reaches the minimum.
 */
export function amountFromList(
  wantedCents: number,
  {
    minimumInvestmentCents,
    roomCents,
    balanceCents,
  }: Record<'minimumInvestmentCents' | 'roomCents' | 'balanceCents', number>,
): number {
  const fitting = Math.min(wantedCents, roomCents);
  const isPaidInPart = balanceCents < fitting && balanceCents >= minimumInvestmentCents;
  return isPaidInPart ? balanceCents : fitting;
}
