import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { transactions } from '../../schema/transactions.ts';

/** The withdrawals among these whose payment came back. */
export async function findReturned(db: Db, transactionIds: readonly string[]): Promise<Set<string>> {
  const { returnedWithdrawalId } = transactions;
  const rows = await db
    .select({ returnedWithdrawalId })
    .from(transactions)
    .where(isOneOf(returnedWithdrawalId, transactionIds));
  return new Set(rows.flatMap((row) => row.returnedWithdrawalId ?? []));
}

/** The deposits among these that the bank took back. */
export async function findTakenBack(db: Db, transactionIds: readonly string[]): Promise<Set<string>> {
  const { takenBackDepositId } = transactions;
  const rows = await db
    .select({ takenBackDepositId })
    .from(transactions)
    .where(isOneOf(takenBackDepositId, transactionIds));
  return new Set(rows.flatMap((row) => row.takenBackDepositId ?? []));
}
