import { type BankEntryCandidate, cents } from '@semilla/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { type TransactionRow, transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { byHand } from './find-entries.ts';

const candidatesMax = 8;

/** A deposit that the bank may have taken back, and its owner. */
export async function findDepositOf(
  db: Db,
  transactionId: string,
): Promise<Pick<TransactionRow, 'transactionId' | 'userId'> | undefined> {
  const [found] = await db
    .select({ transactionId: transactions.transactionId, userId: transactions.userId })
    .from(transactions)
    .where(and(eq(transactions.transactionId, transactionId), eq(transactions.type, 'income')));
  return found;
}

/**
 * The completed deposits of exactly this amount that were not taken back yet. Deposits that the reference points to come first,
 * then the newest.
 */
export async function findTakenBackCandidates(
  db: Db,
  { amountCents }: BankEntryRow,
  named: TransactionRow | undefined,
  referredId: string | undefined,
): Promise<BankEntryCandidate[]> {
  const taken = alias(transactions, 'taken');
  const isNamed = named && eq(transactions.transactionId, named.transactionId);
  const isReferred = referredId ? eq(transactions.userId, referredId) : undefined;
  const rows = await db
    .select({ row: transactions, userName: userName(), email: users.email })
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId))
    .leftJoin(taken, eq(taken.takenBackDepositId, transactions.transactionId))
    .where(
      and(
        eq(transactions.type, 'income'),
        eq(transactions.status, 'completed'),
        isOneOf(transactions.issuerName, byHand, 'text'),
        eq(transactions.amountCents, -amountCents),
        isNull(taken.transactionId),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(
      ...(isNamed ? [desc(isNamed)] : []),
      ...(isReferred ? [desc(isReferred)] : []),
      desc(transactions.updatedAt),
      desc(transactions.transactionId),
    )
    .limit(candidatesMax);
  return rows.map(({ row, ...person }) => ({
    userId: row.userId,
    ...person,
    reasons:
      row.transactionId === named?.transactionId || row.userId === referredId
        ? ['reference', 'amount']
        : ['amount'],
    withdrawal: null,
    deposit: {
      transactionId: row.transactionId,
      amount: cents(row.amountCents),
      createdAt: row.createdAt,
    },
  }));
}
