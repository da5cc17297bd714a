import type { ProposalAct } from '../shared/proposal.ts';
import type { TransactionType } from '../wallet/transaction-kinds.ts';

/** Acts that take effect only this long after the approval, so that the customer can object. */
export const hoursUntilEffect: Partial<Record<ProposalAct, number>> = {
  changeEmail: 24,
  deleteOtpDevice: 24,
};

/** A proposal lapses if nobody decides on it within this many days. */
export const proposalDays = 7;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The period over which approved amounts are summed. */
export const approvedWithinMs = dayMs;
/** An administrator is not independent for this long after changing a customer's access. */
export const accessChangedWithinMs = 72 * hourMs;
/** A deposit approved by hand may duplicate a deposit that the bank showed within this many days. */
export const bookedDepositDays = 60;
/** How long an administrator stays disabled whom one person disabled, if fewer than two are left. */
export const disabledAloneMs = dayMs;
/** How long a repayment counts as recent. */
export const freshRepaymentMs = dayMs;

/** Why a decision on a deposit or withdrawal needs a second person. */
export const secondPersonReasons = [
  'unproven',
  'bookedAlready',
  'entered',
  'threshold',
  'dayLimit',
  'recalled',
] as const;
export type SecondPersonReason = (typeof secondPersonReasons)[number];

/** Amounts that were approved within 24 hours without a second person, and their limits. */
export interface Approved {
  amountCents: number;
  /** From here up, counted per customer, two people approve. */
  thresholdCents: number;
  customerCents: number;
  /** From here up, counted per deciding person, two people approve. */
  dayLimitCents: number;
  deciderCents: number;
}

type ReasonByAmount = Extract<SecondPersonReason, 'threshold' | 'dayLimit'>;

export function reasonsByAmount(approved: Approved): ReasonByAmount[] {
  const { amountCents, thresholdCents, customerCents, dayLimitCents, deciderCents } = approved;
  return [
    ...(amountCents + customerCents >= thresholdCents ? (['threshold'] as const) : []),
    ...(amountCents + deciderCents >= dayLimitCents ? (['dayLimit'] as const) : []),
  ];
}

interface Approval extends Approved {
  type: TransactionType;
  /** Whether the member of staff who decides also entered it. */
  isEnteredByDecider: boolean;
  /** Whether a movement of the bank already proves a deposit of this customer and amount. */
  isBookedAlready: boolean;
  /** Whether the bank may have had the payment of this withdrawal. */
  wasRecalled: boolean;
}

/**
 * Why a second person must approve a deposit or withdrawal; empty if one person may. No movement of the bank proves a deposit
 * that is approved by hand, so one person alone never makes money.
 */
export function reasonsForSecond(approval: Approval): SecondPersonReason[] {
  if (approval.type === 'income')
    return approval.isBookedAlready ? ['unproven', 'bookedAlready'] : ['unproven'];
  return [
    ...(approval.wasRecalled ? (['recalled'] as const) : []),
    ...(approval.isEnteredByDecider ? (['entered'] as const) : []),
    ...reasonsByAmount(approval),
  ];
}

/** Why booking a movement of the bank for a customer needs a second person. */
export const bookingReasons = [
  'otherPayer',
  'otherReference',
  'ownPayment',
  'unknownOwner',
  'otherAccount',
  'noAccount',
  'ownApproval',
  'threshold',
  'dayLimit',
] as const;
export type BookingReason = (typeof bookingReasons)[number];

interface Delivered {
  dueOn: string;
  today: string;
  now: Date;
  lastRepaymentAt: Date | undefined;
}

/** Why a second person must approve a distribution. */
export const distributionReasons = ['beforeDue', 'freshRepayment'] as const;
export type DistributionReason = (typeof distributionReasons)[number];

export function reasonsForDistribution(delivered: Delivered): DistributionReason[] {
  const { dueOn, today, now, lastRepaymentAt } = delivered;
  const applies = {
    beforeDue: today < dueOn,
    freshRepayment:
      lastRepaymentAt !== undefined && now.getTime() - lastRepaymentAt.getTime() < freshRepaymentMs,
  };
  return distributionReasons.filter((reason) => applies[reason]);
}

interface Validated {
  /** Everything the customer owns, including investments. */
  ownedCents: number;
  thresholdCents: number;
  /** When the decider last changed the customer's access. */
  accessChangedAt: Date | null;
  /** Whether the decider ever entered or changed the number or the certificate of this bank account. */
  isOwnEntry: boolean;
  /** Whether another customer has or had an account with this number. */
  isShared: boolean;
}

/** Why a second person must approve the validation of a bank account. */
export const validationReasons = ['ownEntry', 'shared', 'accessChanged', 'owned'] as const;
export type ValidationReason = (typeof validationReasons)[number];

export function reasonsForValidation(validated: Validated): ValidationReason[] {
  const { ownedCents, thresholdCents, accessChangedAt, isOwnEntry, isShared } = validated;
  const applies = {
    ownEntry: isOwnEntry,
    shared: isShared,
    accessChanged: accessChangedAt !== null,
    owned: ownedCents >= thresholdCents,
  };
  return validationReasons.filter((reason) => applies[reason]);
}

/** Why a second person must approve a decision on an identity. */
export const identityReasons = ['early', 'reversed'] as const;
export type IdentityReason = (typeof identityReasons)[number];
