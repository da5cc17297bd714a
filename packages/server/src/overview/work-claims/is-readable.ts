import { scopeOf, type WorkQueue, workQueuePermissions } from '@semilla/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isWithin } from '../../account/is-within.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { visibleTo as visibleAccounts } from '../../payment/bank-accounts/access.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { proposals } from '../../schema/proposals.ts';
import { tickets } from '../../schema/tickets.ts';
import { transactions } from '../../schema/transactions.ts';
import { verifications } from '../../schema/verifications.ts';
import { visibleTo as visibleTickets } from '../../support/access.ts';

const idOf = {
  transactions: transactions.transactionId,
  verifications: verifications.verificationId,
  'bank-accounts': bankAccounts.bankAccountId,
  tickets: tickets.ticketId,
  approvals: proposals.proposalId,
  'bank-entries': bankEntries.bankEntryId,
} as const satisfies Record<WorkQueue, PgColumn>;

/**
 * The condition for the records of a queue that the caller may read, by the same rules as its list; undefined
 * for all records.
 */
function reach(queue: WorkQueue, caller: Caller): SQL | undefined {
  const scope = scopeOf(workQueuePermissions[queue], roleOf(caller));
  if (!scope) return sql`false`;
  switch (queue) {
    case 'transactions':
      return isWithin(scope, caller, transactions.userId);
    case 'verifications':
      return isWithin(scope, caller, verifications.userId);
    case 'bank-accounts':
      return visibleAccounts({ caller, scope });
    case 'tickets':
      return visibleTickets(caller);
    // Managers see only their own proposals.
    case 'approvals':
      return scope === 'all' ? undefined : eq(proposals.proposedById, caller.userId ?? '');
    case 'bank-entries':
      return scope === 'all' ? undefined : sql`false`;
  }
}

/** The condition that a record of the queue exists and the caller may read it. */
export function isReadable(queue: WorkQueue, caller: Caller, recordId: PgColumn | SQL): SQL {
  const id = idOf[queue];
  return sql`exists (select 1 from ${id.table} where ${and(eq(id, recordId), reach(queue, caller))})`;
}
