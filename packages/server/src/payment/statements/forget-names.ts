import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { KeptPart } from '../../kit/users/erasure.ts';
import { bankEntries } from '../../schema/bank-entries.ts';

/** Whether it is not money of a third party that still has to go back, to the account that the movement names. */
export const isNotOwed = (): SQL => {
  const { bookedAs, sentBackById } = bankEntries;
  return sql`(${bookedAs} is distinct from 'thirdParty' or ${sentBackById} is not null)`;
};

/** Those of a customer; one that waits or is held may be another's, and its money may have to go back. */
const decidedOf = (userId: string) =>
  and(eq(bankEntries.userId, userId), inArray(bankEntries.state, ['booked', 'setAside']), isNotOwed());

/** What the bank says of the other side of movements, which the platform does not need to know them again. */
export async function forgetNames(tx: Db, where: SQL | undefined): Promise<void> {
  const nothing = {
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    text: '',
    note: null,
  };
  await tx.update(bankEntries).set(nothing).where(where);
}

export const forgetNamesOf = (tx: Db, userId: string): Promise<void> => forgetNames(tx, decidedOf(userId));

export async function keepMovements(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const rows = await tx.select().from(bankEntries).where(decidedOf(userId)).orderBy(bankEntries.bookedOn);
  return rows.length ? { kind: 'bankAccounts', data: { bankEntries: rows } } : undefined;
}
