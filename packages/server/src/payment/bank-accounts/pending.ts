import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bankAccounts } from './table.ts';

/** Whether a user has a bank account that nobody has accepted or refused yet; `userId` is a column or an id. */
export function hasPendingBankAccount(userId: SQLWrapper | string): SQL<boolean> {
  return sql`exists (select 1 from ${bankAccounts} where ${bankAccounts.userId} = ${userId}
    and ${bankAccounts.state} = 'pending' and ${bankAccounts.deletedAt} is null)`;
}
