import { and, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { registerErasure } from '../../account/erasure.ts';
import type { Db } from '../../database/types.ts';
import { type Reader, withinReach } from '../access.ts';
import { transactions } from './table.ts';

/** Whether a user has a transaction that nobody has approved or rejected yet; `userId` is a column or an id. */
export function hasPendingTransaction(userId: SQLWrapper | string): SQL<boolean> {
  return sql`exists (select 1 from ${transactions}
    where ${transactions.userId} = ${userId} and ${transactions.status} = 'pending')`;
}

/** How many transactions wait to be approved or rejected, as far as somebody may see. */
export async function countPendingTransactions(db: Db, reader: Reader): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(transactions)
    .where(and(eq(transactions.status, 'pending'), withinReach(reader, transactions.userId)));
  return all?.total ?? 0;
}

async function findPending(tx: Db, userId: string): Promise<boolean> {
  const found = await tx
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.status, 'pending')))
    .limit(1);
  return found.length > 0;
}

/** Nobody is deleted while money of theirs waits to come or to go. */
export function keepWhoHasPendingTransactions(): void {
  registerErasure('transactions', {
    preventedBy: async (tx, userId) =>
      (await findPending(tx, userId))
        ? [{ path: 'transactions', code: 'has_pending_transactions', params: {} }]
        : [],
  });
}
