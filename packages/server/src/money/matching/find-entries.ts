import { addDays } from '@semilla/contract';
import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { onDays } from '../../kit/database/queries.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { type BankEntryRow, bankEntries } from '../../schema/bank-entries.ts';
import { transactions } from '../../schema/transactions.ts';
import { users } from '../../schema/users.ts';
import { daysMaybeApart } from './match-entry.ts';

/** Issuers of transactions that staff approve by hand. */
export const byHand = ['admin-backoffice', 'user-wallet'];

/** Movements that the matching has not seen yet. */
export const isNewEntry = () => eq(bankEntries.state, 'new');

/** Returned payments that came before the movement of the original payment. */
export const isEarlyReturn = () => and(eq(bankEntries.state, 'waiting'), eq(bankEntries.doubt, 'notPaid'));

/** The ids of the movements that fulfil the condition, the oldest first; those of a day in the order of what the bank says of them. */
export async function findEntryIds(db: Db, condition: SQL | undefined): Promise<string[]> {
  const { amountCents, bankEntryId, bankReference, bookedOn, isReturn, place } = bankEntries;
  const rows = await db
    .select({ bankEntryId })
    .from(bankEntries)
    .where(condition)
    .orderBy(
      asc(bookedOn),
      desc(isReturn),
      asc(amountCents),
      asc(bankReference),
      asc(place),
      asc(bankEntryId),
    );
  return rows.map((row) => row.bankEntryId);
}

/** Those of these movements that still fulfil the condition. */
export const findEntriesOf = (
  db: Db,
  ids: readonly string[],
  condition: SQL | undefined,
): Promise<BankEntryRow[]> =>
  db
    .select()
    .from(bankEntries)
    .where(and(condition, isOneOf(bankEntries.bankEntryId, ids)));

export async function findEntryToBook(db: Db, bankEntryId: string): Promise<BankEntryRow | undefined> {
  const [found] = await db.select().from(bankEntries).where(eq(bankEntries.bankEntryId, bankEntryId));
  return found;
}

/** The oldest deposit of a customer with this amount that fulfils the condition and that no bank movement proves yet. */
async function findDeposit(
  db: Db,
  userId: string,
  amountCents: number,
  condition: SQL | undefined,
): Promise<string | undefined> {
  const [found] = await db
    .select({ transactionId: transactions.transactionId })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        eq(transactions.type, 'income'),
        eq(transactions.amountCents, amountCents),
        isNull(transactions.bankEntryId),
        condition,
      ),
    )
    .orderBy(asc(transactions.createdAt))
    .limit(1);
  return found?.transactionId;
}

export const findRequest = (db: Db, userId: string, amountCents: number) =>
  findDeposit(db, userId, amountCents, eq(transactions.status, 'pending'));

/** A deposit of this amount that was approved by hand around the day of the movement. */
export function findProvable(db: Db, userId: string, { amountCents, bookedOn }: BankEntryRow) {
  const around = { fromDate: addDays(bookedOn, -daysMaybeApart), toDate: addDays(bookedOn, daysMaybeApart) };
  const isNear = and(
    eq(transactions.status, 'completed'),
    isOneOf(transactions.issuerName, byHand, 'text'),
    onDays(transactions.updatedAt, around),
  );
  return findDeposit(db, userId, amountCents, isNear);
}

/** The name of a customer; undefined for staff and deleted users. */
export async function nameOfCustomer(db: Db, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userName: userName() })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.role, 'user'), isNull(users.deletedAt)));
  return found?.userName;
}
