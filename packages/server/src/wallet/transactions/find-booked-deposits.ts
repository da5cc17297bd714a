import { addDays, bookedDepositDays, civilDateAt } from '@semilla/contract';
import { and, asc, eq, gte, ne, or, sql } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { transactions } from '../../schema/transactions.ts';

/** A deposit that a bank movement proves. */
export interface BookedDeposit {
  transactionId: string;
  userId: string;
  amountCents: number;
  /** The day of the bank movement. */
  bookedOn: string;
}

const isTakenBack = sql`exists (select 1 from transactions taken
  where taken.taken_back_deposit_id = ${transactions.transactionId})`;

/**
 * The recent deposits of these customers that a bank movement proves and that the bank did not take back. Returned payments are
 * not deposits. For a deposit approved by hand, the day of the movement that proved it later counts too.
 */
export function findBookedDeposits(db: Db, userIds: readonly string[], now: Date): Promise<BookedDeposit[]> {
  const { transactionId, userId, amountCents, type, status, issuerName, updatedAt } = transactions;
  const { bookedOn } = bankEntries;
  const since = addDays(civilDateAt(now), -bookedDepositDays);
  return db
    .select({ transactionId, userId, amountCents, bookedOn })
    .from(transactions)
    .innerJoin(bankEntries, eq(bankEntries.bankEntryId, transactions.bankEntryId))
    .where(
      and(
        isOneOf(userId, userIds),
        eq(type, 'income'),
        eq(status, 'completed'),
        ne(issuerName, 'returned_payment'),
        or(gte(updatedAt, new Date(`${since}T00:00:00Z`)), gte(bookedOn, since)),
        sql`not ${isTakenBack}`,
      ),
    )
    .orderBy(asc(bookedOn), asc(transactionId));
}
