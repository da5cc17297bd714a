import { addDays } from '@semilla/contract';
import { and, asc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../project/investor-records.ts';
import { type BankEntryRow, bankEntries } from '../../schema/bank-entries.ts';
import { bankStatements } from '../../schema/bank-statements.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { daysMaybeApart } from './match-entry.ts';

/** Issuers of what staff approve by hand. */
export const byHand = ['admin-backoffice', 'user-wallet'];

const readEntries = (db: Db) =>
  db
    .select({
      entry: bankEntries,
      importedById: bankStatements.importedById,
      mayDecide: sql<boolean>`${users.role} = 'admin' and ${users.disabledAt} is null`,
    })
    .from(bankEntries)
    .innerJoin(bankStatements, eq(bankStatements.bankStatementId, bankEntries.bankStatementId))
    .innerJoin(users, eq(users.userId, bankStatements.importedById))
    .$dynamic();

/** Movements that were not looked at yet, after this one, with who imported them. */
export async function findNewEntries(db: Db, afterId: string, limit: number) {
  return readEntries(db)
    .where(and(eq(bankEntries.state, 'new'), gt(bankEntries.bankEntryId, afterId)))
    .orderBy(asc(bankEntries.bankEntryId))
    .limit(limit);
}

export async function findEntryToBook(db: Db, bankEntryId: string) {
  const [found] = await readEntries(db).where(eq(bankEntries.bankEntryId, bankEntryId));
  return found;
}

/** The oldest pending deposit of a customer with this amount. */
export async function findRequest(db: Db, userId: string, amountCents: number): Promise<string | undefined> {
  const [found] = await db
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        eq(transactions.type, 'income'),
        eq(transactions.status, 'pending'),
        eq(transactions.amountCents, amountCents),
        isNull(transactions.bankEntryId),
      ),
    )
    .orderBy(asc(transactions.createdAt))
    .limit(1);
  return found?.transactionId;
}

/** The deposit of this amount that was approved by hand around the day of a movement, and that nothing proves yet. */
export async function findProvable(
  db: Db,
  userId: string,
  { amountCents, bookedOn }: BankEntryRow,
): Promise<string | undefined> {
  const [found] = await db
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        eq(transactions.type, 'income'),
        eq(transactions.status, 'completed'),
        isOneOf(transactions.issuerName, byHand, 'text'),
        eq(transactions.amountCents, amountCents),
        isNull(transactions.bankEntryId),
        gte(transactions.updatedAt, new Date(`${addDays(bookedOn, -daysMaybeApart)}T00:00:00Z`)),
        lt(transactions.updatedAt, new Date(`${addDays(bookedOn, daysMaybeApart)}T00:00:00Z`)),
      ),
    )
    .orderBy(asc(transactions.updatedAt))
    .limit(1);
  return found?.transactionId;
}

/** The name of a customer; undefined for ids of others. */
export async function nameOfCustomer(db: Db, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userName: userName() })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.role, 'user'), isNull(users.deletedAt)));
  return found?.userName;
}
