import { and, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Erasure } from '../../kit/users/erasure.ts';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import { transactions } from '../../schema/transactions.ts';

/** Whether a user has a pending transaction; `userId` is a column or an id. */
export function hasPendingTransaction(userId: SQLWrapper | string): SQL<boolean> {
  return sql`exists (select 1 from ${transactions}
    where ${transactions.userId} = ${userId} and ${transactions.status} = 'pending')`;
}

/** The number of pending transactions within the reader's scope. */
export async function countPendingTransactions(db: Db, reader: Reader): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(transactions)
    .where(and(eq(transactions.status, 'pending'), withinReach(reader, transactions.userId)));
  return all?.total ?? 0;
}

async function hasPending(tx: Db, userId: string): Promise<boolean> {
  const found = await tx
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), eq(transactions.status, 'pending')))
    .limit(1);
  return found.length > 0;
}

/** Users with pending transactions cannot be deleted. */
export const transactionErasure: Erasure = {
  preventedBy: async (tx, userId) =>
    (await hasPending(tx, userId))
      ? [{ path: 'transactions', code: 'has_pending_transactions', params: {} }]
      : [],
};
