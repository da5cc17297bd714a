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

/** What an entry is, from its cause and, where one record causes several entries, from the account that pays. */
export function actOf(cause: Cause, from: BookAccountKind, to: BookAccountKind): JournalAct {
  if (cause === 'wish') return from === 'wallet' ? 'preinvestment' : 'preinvestmentReturned';
  if (cause === 'company_money') return from === 'bank' ? 'companyMoney' : 'companyMoneyTaken';
  // The bank of a promoter gave back what had been paid.
  if ((cause === 'release' || cause === 'tax') && from === 'bank') return 'promoterPaymentReturned';
  if (cause !== 'transaction') return byCause[cause];
  if (from === 'bank') return 'deposit';
  if (from === 'wallet') return 'withdrawalRequested';
  return to === 'bank' ? 'withdrawalPaid' : 'withdrawalRejected';
}
