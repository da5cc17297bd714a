import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { transactions } from '../../schema/transactions.ts';

/**
 * Whether a transaction refers to a bank account; with `pending`, only pending transactions count. The
 * account must be locked.
 */
export async function isBankAccountUsed(
  tx: Db,
  bankAccountId: string,
  by: 'any' | 'pending' = 'any',
): Promise<boolean> {
  const found = await tx
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(
      and(
        eq(transactions.bankAccountId, bankAccountId),
        by === 'pending' ? eq(transactions.status, 'pending') : undefined,
      ),
    )
    .limit(1);
  return found.length > 0;
}
