import { and, count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { type Reader, visibleTo } from './access.ts';
import { bankAccounts } from './table.ts';

/** Whether a user has a bank account that nobody has accepted or refused yet; `userId` is a column or an id. */
export function hasPendingBankAccount(userId: SQLWrapper | string): SQL<boolean> {
  return sql`exists (select 1 from ${bankAccounts} where ${bankAccounts.userId} = ${userId}
    and ${bankAccounts.state} = 'pending' and ${bankAccounts.deletedAt} is null)`;
}

/** How many accounts wait to be accepted or refused, as far as somebody may see. */
export async function countPendingBankAccounts(db: Db, reader: Reader): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.state, 'pending'), visibleTo(reader)));
  return all?.total ?? 0;
}
