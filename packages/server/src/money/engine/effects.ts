import type { PhaseName } from '@semilla/contract';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { NewEntry } from '../../ledger/new-entry.ts';
import type { Notice } from '../../project/notices/notice.ts';
import type { distributionLines } from '../../schema/distribution-lines.ts';
import type { documents } from '../../schema/documents.ts';
import type { fees } from '../../schema/fees.ts';
import type { orderMovements } from '../../schema/order-movements.ts';
import type { projectPayments } from '../../schema/project-payments.ts';
import type { TransactionRow } from '../../schema/transactions.ts';
import type { DistributionRow, LedgerProject, OrderRow } from './world.ts';

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
