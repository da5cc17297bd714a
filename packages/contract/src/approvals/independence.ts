import type { Role } from '../permissions.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';

export interface IndependenceFacts {
  deciderId: string;
  role: Role;
  isDisabled: boolean;
  proposerId: string;
  /** The customer who would benefit. */
  beneficiaryId: string | null;
  /** The member of staff who entered the movement. */
  enteredById: string | null;
  /**
   * When, within the last 72 hours, the decider last changed the beneficiary's credentials, accounts or assignment,
   * or proposed the account to pay to.
   */
  accessChangedAt: Date | null;
  /** When the decider became an administrator, or was enabled again; null for the first two administrators. */
  administratorSince: Date | null;
  /** Who proposed to make the decider an administrator, or to enable the decider again. */
  promotedById: string | null;
  /** When the proposer became an administrator, and who proposed that. */
  proposerSince: Date | null;
  proposerPromotedById: string | null;
  /** Whether the proposal publishes the corrected sheet of an offer that the decider suspended. */
  isSuspender: boolean;
}

const dayMs = 86_400_000;
export const newAdministratorDays = 7;
export const promotedDays = 30;

const daysSince = (at: Date | null, now: Date) =>
  at ? (now.getTime() - at.getTime()) / dayMs : Number.POSITIVE_INFINITY;

/**
 * Why a new administrator may not decide: in the first days on any proposal, and for longer on the proposals
 * of the person who promoted them.
 */
function newcomerRefusal(facts: IndependenceFacts, now: Date): Refusal | undefined {
  const days = daysSince(facts.administratorSince, now);
  if (days < newAdministratorDays) return refusal('approvals.new_administrator');
  if (days < promotedDays && facts.promotedById === facts.proposerId) {
    return refusal('approvals.promoted_by_proposer');
  }
  return undefined;
}

/** Why a person may not decline a proposal. The proposer may always withdraw it. */
export function declineRefusal(facts: IndependenceFacts, now: Date): Refusal | undefined {
  if (facts.deciderId === facts.proposerId) return undefined;
  // Otherwise staff could block a proposal that removes their own role.
  if (facts.deciderId === facts.beneficiaryId) return refusal('approvals.beneficiary');
  // Otherwise one person could keep an offer suspended until it is refunded.
  if (facts.isSuspender) return refusal('approvals.suspended_by_you');
  return newcomerRefusal(facts, now);
}

/** Why a person may not approve a proposal as the independent second person. */
export function independenceRefusal(facts: IndependenceFacts, now: Date): Refusal | undefined {
  const { deciderId } = facts;
  if (facts.role !== 'admin' || facts.isDisabled) return refusal('request.forbidden');
  if (deciderId === facts.proposerId) return refusal('approvals.own_proposal');
  if (deciderId === facts.beneficiaryId) return refusal('approvals.beneficiary');
  if (deciderId === facts.enteredById) return refusal('approvals.entered_by_you');
  if (facts.accessChangedAt) return refusal('approvals.access_changed_by_you');
  const newcomer = newcomerRefusal(facts, now);
  if (newcomer) return newcomer;
  // Otherwise one person could make someone an administrator, let them propose, and approve it.
  if (daysSince(facts.proposerSince, now) < promotedDays && facts.proposerPromotedById === deciderId) {
    return refusal('approvals.promoted_by_you');
  }
  return undefined;
}
