import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { transactions } from './table.ts';

/** Whether a user has a transaction that nobody has approved or rejected yet; `userId` is a column or an id. */
export function hasPendingTransaction(userId: SQLWrapper | string): SQL<boolean> {
  return sql`exists (select 1 from ${transactions}
    where ${transactions.userId} = ${userId} and ${transactions.status} = 'pending')`;
}
