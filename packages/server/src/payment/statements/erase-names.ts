import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { KeptPart } from '../../kit/users/erasure.ts';
import { bankEntries } from '../../schema/bank-entries.ts';

/**
 * Whether it neither brought money of a third party that still has to go back, nor undid or was undone by such a movement:
 * the money goes to the account that the first of them names.
 */
export const isNotOwed = (): SQL => sql`not exists (
  with recursive chain as (
    select own.bank_entry_id, own.sent_back_by_id, own.booked_as
    from bank_entries own where own.bank_entry_id = ${bankEntries.bankEntryId}
    union all
    select later.bank_entry_id, later.sent_back_by_id, later.booked_as
    from chain join bank_entries later on later.bank_entry_id = chain.sent_back_by_id
  )
  select 1 from chain where booked_as = 'thirdParty' and sent_back_by_id is null)`;

/** The movements of a customer, and those of no customer that undid one of them. */
const isOfChain = (userId: string): SQL => sql`${bankEntries.bankEntryId} in (
  with recursive chain as (
    select own.bank_entry_id, own.sent_back_by_id from bank_entries own where own.user_id = ${userId}
    union all
    select later.bank_entry_id, later.sent_back_by_id
    from chain join bank_entries later on later.bank_entry_id = chain.sent_back_by_id
    where later.user_id is null
  )
  select bank_entry_id from chain)`;

/** Those of a customer; one that waits or is held may be another's, and its money may have to go back. */
const decidedOf = (userId: string) =>
  and(isOfChain(userId), inArray(bankEntries.state, ['booked', 'setAside']), isNotOwed());

/** What the bank says of the other side of movements, which the platform does not need to know them again. */
export async function eraseNames(tx: Db, where: SQL | undefined): Promise<void> {
  const nothing = {
    reference: null,
    counterpartyName: null,
    counterpartyAccount: null,
    text: '',
    note: null,
  };
  await tx.update(bankEntries).set(nothing).where(where);
}

export const forgetNamesOf = (tx: Db, userId: string): Promise<void> => eraseNames(tx, decidedOf(userId));

export async function keepMovements(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const rows = await tx.select().from(bankEntries).where(decidedOf(userId)).orderBy(bankEntries.bookedOn);
  return rows.length ? { kind: 'bankAccounts', data: { bankEntries: rows } } : undefined;
}
