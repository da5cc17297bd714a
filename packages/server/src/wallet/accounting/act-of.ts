import type { BookAccountKind, JournalAct } from '@semilla/contract';
import type { ledgerCauses } from '../../schema/ledger-entries.ts';

export type Cause = (typeof ledgerCauses)[number];

const byCause: Record<Exclude<Cause, 'transaction' | 'wish' | 'company_money'>, JournalAct> = {
  order: 'order',
  cancellation: 'cancellation',
  release: 'release',
  repayment: 'repayment',
  distribution: 'distribution',
  refund: 'refund',
  returned_payment: 'withdrawalReturned',
  tax: 'tax',
  tax_correction: 'taxCorrection',
  third_party: 'thirdParty',
  sent_back: 'thirdPartySentBack',
  bank_cost: 'bankCost',
  taken_back: 'depositTakenBack',
};

/**
 * The kind of act that an entry shows. The cause decides; if one cause has several entries, the paying and receiving accounts do.
 */
export function actOf(cause: Cause, from: BookAccountKind, to: BookAccountKind): JournalAct {
  if (cause === 'wish') return from === 'wallet' ? 'preinvestment' : 'preinvestmentReturned';
  if (cause === 'company_money') return from === 'bank' ? 'companyMoney' : 'companyMoneyTaken';
  if (cause === 'repayment' && to === 'bank') return 'repaymentTakenBack';
  // The promoter's bank returned the payment.
  if ((cause === 'release' || cause === 'tax') && from === 'bank') return 'promoterPaymentReturned';
  if (cause !== 'transaction') return byCause[cause];
  if (from === 'bank') return 'deposit';
  if (from === 'wallet') return 'withdrawalRequested';
  return to === 'bank' ? 'withdrawalPaid' : 'withdrawalRejected';
}
