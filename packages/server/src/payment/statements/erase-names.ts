import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Erasure } from '../../kit/users/erasure.ts';
import { bankEntries } from '../../schema/bank-entries.ts';

/**
 * Whether no third-party money of this chain of reversals still has to be sent back. Such money goes to the account that the
 * first movement names, so that name must be kept.
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

/** The customer's movements, and the movements without a customer that reversed one of them. */
const isOfChain = (userId: string): SQL => sql`${bankEntries.bankEntryId} in (
  with recursive chain as (
    select own.bank_entry_id, own.sent_back_by_id from bank_entries own where own.user_id = ${userId}
    union all
    select later.bank_entry_id, later.sent_back_by_id
    from chain join bank_entries later on later.bank_entry_id = chain.sent_back_by_id
    where later.user_id is null
  )
  select bank_entry_id from chain)`;

/** The customer's decided movements. One that waits or is held may belong to somebody else, and its money may have to go back. */
const decidedOf = (userId: string) =>
  and(isOfChain(userId), inArray(bankEntries.state, ['booked', 'setAside']), isNotOwed());

/** Erases the other side's name, account and text. The platform does not need them to recognise movements again. */
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

export const bankEntryErasure: Erasure = {
  async keep(tx, userId) {
    const rows = await tx.select().from(bankEntries).where(decidedOf(userId)).orderBy(bankEntries.bookedOn);
    return rows.length ? { kind: 'bankAccounts', data: { bankEntries: rows } } : undefined;
  },
  erase: ({ tx }, userId) => eraseNames(tx, decidedOf(userId)),
};
