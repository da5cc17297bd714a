import { eq, or } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { type TransactionRow, transactions } from '../../schema/transactions.ts';
import type { TransactionNames } from './transaction-answer.ts';

export type Returned = Pick<TransactionNames, 'returned' | 'returnReason'>;

/** When and why these withdrawals came back, by transaction; also the reason for deposits that brought one back. */
export async function findReturns(
  db: Db,
  rows: readonly TransactionRow[],
): Promise<ReadonlyMap<string, Returned>> {
  const withdrawals = rows.filter(({ type }) => type === 'withdraw').map((row) => row.transactionId);
  const deposits = rows
    .filter(({ returnedWithdrawalId }) => returnedWithdrawalId !== null)
    .map((row) => row.transactionId);
  if (!withdrawals.length && !deposits.length) return new Map();
  const { transactionId, returnedWithdrawalId, createdAt, bankEntryId } = transactions;
  const found = await db
    .select({ transactionId, returnedWithdrawalId, at: createdAt, returnReason: bankEntries.returnReason })
    .from(transactions)
    .innerJoin(bankEntries, eq(bankEntries.bankEntryId, bankEntryId))
    .where(
      or(
        withdrawals.length ? isOneOf(returnedWithdrawalId, withdrawals) : undefined,
        deposits.length ? isOneOf(transactionId, deposits) : undefined,
      ),
    );
  const returns = new Map<string, Returned>();
  for (const { returnReason, returnedWithdrawalId: withdrawalId, ...back } of found) {
    returns.set(back.transactionId, { returnReason });
    if (withdrawalId) returns.set(withdrawalId, { returned: back, returnReason });
  }
  return returns;
}
