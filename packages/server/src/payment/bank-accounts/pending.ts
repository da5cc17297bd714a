import { and, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { visibleTo } from './access.ts';

/** Whether a user has a bank account that waits for a decision; `userId` is a column or an id. */
export function hasPendingBankAccount(userId: SQLWrapper | string): SQL<boolean> {
  return sql`exists (select 1 from ${bankAccounts} where ${bankAccounts.userId} = ${userId}
    and ${bankAccounts.state} = 'pending' and ${bankAccounts.deletedAt} is null)`;
}

/** The number of accounts that wait for a decision, within the reader's scope. */
export async function countPendingBankAccounts(db: Db, reader: Reader): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.state, 'pending'), visibleTo(reader)));
  return all?.total ?? 0;
}
