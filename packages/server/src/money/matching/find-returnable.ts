import { addDays, type BankEntryCandidate, cents } from '@semilla/contract';
import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { type TransactionRow, transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { byHand } from './find-entries.ts';
import { daysMaybeApart } from './match-entry.ts';
import { samePerson } from './same-person.ts';

type Reason = BankEntryCandidate['reasons'][number];

const candidatesMax = 8;

/** A withdrawal, and the number of the account it went to. */
export async function findWithdrawal(db: Db, transactionId: string) {
  const [found] = await db
    .select({ row: transactions, account: bankAccounts.account })
    .from(transactions)
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .where(and(eq(transactions.transactionId, transactionId), eq(transactions.type, 'withdraw')));
  return found;
}

/**
 * The completed withdrawals that did not come back yet: the named one, and those with this amount or account
 * from the weeks around the movement.
 */
async function findLeft(db: Db, entry: BankEntryRow, named: TransactionRow | undefined) {
  const { amountCents, bookedOn, counterpartyAccount } = entry;
  const returns = alias(transactions, 'returns');
  const isNamed = named && eq(transactions.transactionId, named.transactionId);
  const isOfAccount = counterpartyAccount ? eq(bankAccounts.account, counterpartyAccount) : undefined;
  const day = (days: number) => new Date(`${addDays(bookedOn, days)}T00:00:00Z`);
  return db
    .select({ row: transactions, userName: userName(), email: users.email, account: bankAccounts.account })
    .from(transactions)
    .innerJoin(users, eq(users.userId, transactions.userId))
    .leftJoin(bankAccounts, eq(bankAccounts.bankAccountId, transactions.bankAccountId))
    .leftJoin(returns, eq(returns.returnedWithdrawalId, transactions.transactionId))
    .where(
      and(
        eq(transactions.type, 'withdraw'),
        eq(transactions.status, 'completed'),
        isOneOf(transactions.issuerName, byHand, 'text'),
        isNull(returns.transactionId),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        gte(transactions.amountCents, amountCents),
        or(
          isNamed,
          and(
            gte(transactions.updatedAt, day(-daysMaybeApart)),
            lt(transactions.updatedAt, day(daysMaybeApart)),
            or(eq(transactions.amountCents, amountCents), isOfAccount),
          ),
        ),
      ),
    )
    .orderBy(
      ...(isNamed ? [desc(isNamed)] : []),
      ...(isOfAccount ? [sql`${isOfAccount} desc nulls last`] : []),
      desc(transactions.updatedAt),
      desc(transactions.transactionId),
    )
    .limit(200);
}

type Left = Awaited<ReturnType<typeof findLeft>>[number];

function reasonsOf(entry: BankEntryRow, left: Left, named: TransactionRow | undefined): Reason[] {
  const { counterpartyName, counterpartyAccount } = entry;
  const fits: Record<Reason, boolean> = {
    reference: named?.transactionId === left.row.transactionId,
    account: counterpartyAccount !== null && counterpartyAccount === left.account,
    name: counterpartyName !== null && samePerson(counterpartyName, left.userName),
    amount: entry.amountCents === left.row.amountCents,
  };
  return (['reference', 'account', 'name', 'amount'] as const).filter((reason) => fits[reason]);
}

/** The withdrawals that a movement may return, most likely first. */
export async function findReturnable(
  db: Db,
  entry: BankEntryRow,
  named: TransactionRow | undefined,
): Promise<BankEntryCandidate[]> {
  const weights: Record<Reason, number> = { reference: 8, account: 4, name: 2, amount: 1 };
  const weight = ({ reasons }: BankEntryCandidate) =>
    reasons.reduce((sum, reason) => sum + weights[reason], 0);
  return (await findLeft(db, entry, named))
    .map((left) => ({
      userId: left.row.userId,
      userName: left.userName,
      email: left.email,
      reasons: reasonsOf(entry, left, named),
      withdrawal: {
        transactionId: left.row.transactionId,
        amount: cents(left.row.amountCents),
        createdAt: left.row.createdAt,
      },
      deposit: null,
    }))
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, candidatesMax);
}
