import type { PhaseName } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { NewEntry } from '../../ledger/new-entry.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import type { distributionLines } from '../../schema/distribution-lines.ts';
import type { documents } from '../../schema/documents.ts';
import type { fees } from '../../schema/fees.ts';
import type { OrderEvidenceRow } from '../../schema/order-evidence.ts';
import type { orderMovements } from '../../schema/order-movements.ts';
import type { OutgoingPaymentRow } from '../../schema/outgoing-payments.ts';
import type { PaymentOrderRow } from '../../schema/payment-orders.ts';
import type { projectPayments } from '../../schema/project-payments.ts';
import type { ProposalRow } from '../../schema/proposals.ts';
import type { TaxCorrectionRow } from '../../schema/tax-corrections.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { WaitingPlaceRow } from '../../schema/waiting-places.ts';
import type { WishRow } from '../../schema/wishes.ts';
import type { Notice } from '../notices/notice-mails.ts';
import type { BankAccountRow, DistributionRow, LedgerProject, OrderRow } from './world.ts';

export interface PhaseChange {
  projectId: string;
  to: PhaseName;
  at: Date;
}

/** The result of a command: the rows to write, new or changed, in their final state. */
export interface Effects {
  entries?: NewEntry[];
  documents?: (typeof documents.$inferSelect)[];
  orders?: OrderRow[];
  evidence?: OrderEvidenceRow[];
  waitingPlaces?: WaitingPlaceRow[];
  wishes?: WishRow[];
  /** Projects whose pending orders all become active, including orders that were not loaded. */
  activates?: string[];
  movements?: (typeof orderMovements.$inferSelect)[];
  fees?: (typeof fees.$inferSelect)[];
  transactions?: TransactionRow[];
  bankEntries?: BankEntryRow[];
  bankAccounts?: BankAccountRow[];
  paymentOrders?: PaymentOrderRow[];
  outgoingPayments?: OutgoingPaymentRow[];
  projects?: LedgerProject[];
  phases?: PhaseChange[];
  payments?: (typeof projectPayments.$inferSelect)[];
  distributions?: DistributionRow[];
  distributionLines?: (typeof distributionLines.$inferSelect)[];
  taxCorrections?: TaxCorrectionRow[];
  proposals?: ProposalRow[];
  notices?: Notice[];
  audit?: AuditNote[];
}

/** Merges several effects into one, in order. */
export function mergeEffects(all: readonly Effects[]): Required<Effects> {
  const list = <K extends keyof Effects>(name: K) =>
    all.flatMap((effects) => (effects[name] ?? []) as never[]) as Required<Effects>[K];
  return {
    entries: list('entries'),
    documents: list('documents'),
    orders: list('orders'),
    evidence: list('evidence'),
    waitingPlaces: list('waitingPlaces'),
    wishes: list('wishes'),
    activates: list('activates'),
    movements: list('movements'),
    fees: list('fees'),
    transactions: list('transactions'),
    bankEntries: list('bankEntries'),
    bankAccounts: list('bankAccounts'),
    paymentOrders: list('paymentOrders'),
    outgoingPayments: list('outgoingPayments'),
    projects: list('projects'),
    phases: list('phases'),
    payments: list('payments'),
    distributions: list('distributions'),
    distributionLines: list('distributionLines'),
    taxCorrections: list('taxCorrections'),
    proposals: list('proposals'),
    notices: list('notices'),
    audit: list('audit'),
  };
}
