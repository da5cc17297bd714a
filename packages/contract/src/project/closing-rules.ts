import { type Refusal, refusal } from '../shared/refusal.ts';
import type { PhaseName } from './phases.ts';
import type { TaxWithholder } from './tax-withholders.ts';

/** The facts that decide whether money may be released to the promoter. */
interface ReleaseSituation {
  phase: PhaseName;
  /** The escrow, less releases that are ordered and wait for the bank. */
  escrowCents: number;
  amountCents: number;
  /** Whether the project has an approved payout account. */
  hasPayoutAccount: boolean;
  /** Whether the promoter may receive the money once the project is financed, before it starts. */
  withdrawMoneyFinanced: boolean;
  startedAt: string | null;
  /** The current day in Spain. */
  today: string;
}

export function releaseRefusal(release: ReleaseSituation): Refusal | undefined {
  const { amountCents, escrowCents, startedAt } = release;
  if (release.phase !== 'Financed') return refusal('project.not_financed');
  if (!release.hasPayoutAccount) return refusal('project.no_destination_account');
  if (!release.withdrawMoneyFinanced && startedAt !== null && startedAt > release.today)
    return refusal('project.release_too_early', { days: { start: startedAt } });
  if (amountCents <= 0) return refusal('project.amount_not_positive', { field: 'amount' });
  if (amountCents <= escrowCents) return undefined;
  return refusal('project.amount_above_escrow', { field: 'amount', amounts: { available: escrowCents } });
}

/** The facts that decide whether withheld tax may be paid. */
interface TaxPaymentSituation {
  taxWithholder: TaxWithholder | null;
  amountCents: number;
  /** Withheld tax that is neither paid nor ordered yet. */
  taxCents: number;
  hasPayoutAccount: boolean;
}

export function taxPaymentRefusal(payment: TaxPaymentSituation): Refusal | undefined {
  const { taxWithholder, amountCents, taxCents } = payment;
  if (!taxWithholder) return refusal('project.no_tax_withholder');
  if (taxWithholder === 'promoter' && !payment.hasPayoutAccount)
    return refusal('project.no_destination_account');
  if (amountCents <= 0) return refusal('project.amount_not_positive', { field: 'amount' });
  if (amountCents <= taxCents) return undefined;
  return refusal('project.amount_above_tax', { field: 'amount', amounts: { available: taxCents } });
}

/** The facts that decide whether the tax withheld in a past payment may be corrected. */
interface TaxCorrectionSituation {
  taxWithholder: TaxWithholder | null;
  /** The tax withheld so far, and the correct tax. */
  withheldCents: number;
  rightCents: number;
  /** Whether the tax forms change: they show the rate and its legal ground, which can change while the amount stays the same. */
  changesForms: boolean;
  /** The unpaid part of the tax of this payment and of earlier ones. */
  unsettledCents: number;
  walletCents: number;
}

export function taxCorrectionRefusal(correction: TaxCorrectionSituation): Refusal | undefined {
  const { taxWithholder, withheldCents, rightCents, changesForms, unsettledCents, walletCents } = correction;
  const missingCents = rightCents - withheldCents;
  if (!taxWithholder) return refusal('project.no_tax_withholder');
  if (missingCents === 0) return changesForms ? undefined : refusal('project.tax_unchanged');
  if (-missingCents > unsettledCents)
    return refusal('project.tax_settled', { amounts: { available: unsettledCents } });
  if (missingCents <= walletCents) return undefined;
  return refusal('project.wallet_below_tax', { amounts: { missing: missingCents, available: walletCents } });
}

/** The facts that decide whether a repayment by the promoter may be recorded. */
interface RepaymentSituation {
  phase: PhaseName;
  amountCents: number;
  /** Principal and returns of the schedule that the promoter has not paid yet. */
  outstandingCents: number;
}

export function repaymentRefusal({
  phase,
  amountCents,
  outstandingCents,
}: RepaymentSituation): Refusal | undefined {
  if (phase !== 'Financed') return refusal('project.not_financed');
  if (amountCents <= 0) return refusal('project.amount_not_positive', { field: 'amount' });
  if (amountCents <= outstandingCents) return undefined;
  const amounts = { outstanding: outstandingCents };
  return refusal('project.repayment_above_due', { field: 'amount', amounts });
}

/** The facts that decide whether returns may be distributed. */
interface DistributionSituation {
  phase: PhaseName;
  period: number;
  periodsDone: number;
  periods: number;
  neededCents: number;
  returnsCents: number;
}

export function distributionRefusal(distribution: DistributionSituation): Refusal | undefined {
  const { period, periodsDone, periods, neededCents, returnsCents } = distribution;
  if (distribution.phase !== 'Financed') return refusal('project.not_financed');
  if (period >= 1 && period <= periodsDone) return refusal('project.distribution_already_run');
  if (period !== periodsDone + 1 || period > periods) return refusal('project.distribution_out_of_order');
  if (neededCents <= returnsCents) return undefined;
  return refusal('project.returns_not_enough', { amounts: { missing: neededCents - returnsCents } });
}

/** The facts that decide whether a project may be closed. */
interface ClosingSituation {
  phase: PhaseName;
  /** Whether investors get a refund of what they are owed. */
  refund: boolean;
  owedCents: number;
  escrowCents: number;
  returnsCents: number;
  /** Ordered releases that no bank statement shows yet. */
  orderedCents: number;
  openOrders: number;
}

const refundable: readonly PhaseName[] = ['Preinvestment', 'Investment', 'Financed'];

export function closeRefusal(closing: ClosingSituation): Refusal | undefined {
  const { phase, refund, owedCents, openOrders } = closing;
  const thereCents = closing.escrowCents + closing.returnsCents;
  if (refund) {
    if (!refundable.includes(phase)) return refusal('project.not_closable');
    if (closing.orderedCents > 0)
      return refusal('project.release_ordered', { amounts: { ordered: closing.orderedCents } });
    // Without orders there is no investor to receive the money left in the project.
    if (openOrders === 0 && thereCents > 0) return refusal('project.not_closable');
    if (owedCents <= thereCents) return undefined;
    return refusal('project.refund_not_covered', { amounts: { missing: owedCents - thereCents } });
  }
  const isSettled = phase === 'Financed' && openOrders === 0 && thereCents === 0;
  return isSettled ? undefined : refusal('project.not_closable');
}
