import type { PhaseName } from '@semilla/contract';
import type { AuditNote } from '../../audit/index.ts';
import type { documents } from '../../misc/documents/table.ts';
import type { distributionLines } from '../../project/distributions/table.ts';
import type { fees } from '../../project/fees/table.ts';
import type { orderMovements } from '../../project/order-movements/table.ts';
import type { projectPayments } from '../../project/project-payments/table.ts';
import type { AccountId } from './accounts.ts';
import type { Notice } from './notice.ts';
import type { ledgerEntries } from './table.ts';
import type { DistributionRow, LedgerProject, OrderRow, TransactionRow } from './world.ts';

export interface Posting {
  accountId: AccountId;
  amountCents: number;
}

export interface NewEntry {
  entryId: string;
  cause: (typeof ledgerEntries.$inferSelect)['cause'];
  causeId: string;
  createdAt: Date;
  postings: Posting[];
}

export interface PhaseChange {
  projectId: string;
  to: PhaseName;
  at: Date;
}

/** What follows from a command: rows as they will stand, whether they are new or have changed. */
export interface Effects {
  entries?: NewEntry[];
  documents?: (typeof documents.$inferSelect)[];
  orders?: OrderRow[];
  /** Projects all of whose waiting orders become active, those that nobody has loaded included. */
  activates?: string[];
  movements?: (typeof orderMovements.$inferSelect)[];
  fees?: (typeof fees.$inferSelect)[];
  transactions?: TransactionRow[];
  projects?: LedgerProject[];
  phases?: PhaseChange[];
  payments?: (typeof projectPayments.$inferSelect)[];
  distributions?: DistributionRow[];
  distributionLines?: (typeof distributionLines.$inferSelect)[];
  notices?: Notice[];
  audit?: AuditNote[];
}

/** Several effects as one, in their order. */
export function together(all: readonly Effects[]): Required<Effects> {
  const list = <K extends keyof Effects>(name: K) =>
    all.flatMap((effects) => (effects[name] ?? []) as never[]) as unknown as Required<Effects>[K];
  return {
    entries: list('entries'),
    documents: list('documents'),
    orders: list('orders'),
    activates: list('activates'),
    movements: list('movements'),
    fees: list('fees'),
    transactions: list('transactions'),
    projects: list('projects'),
    phases: list('phases'),
    payments: list('payments'),
    distributions: list('distributions'),
    distributionLines: list('distributionLines'),
    notices: list('notices'),
    audit: list('audit'),
  };
}
