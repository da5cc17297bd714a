import { bankEntryDoubts, bankEntryStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankStatements } from './bank-statements.ts';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { cents, id } from './columns/columns.ts';
import { entryText } from './columns/searched-text.ts';
import { sortKey } from './columns/sort-key.ts';
import { users } from './users.ts';

/** The movements of the platform's bank account, each once however often the bank reports it. */
export const bankEntries = pgTable(
  'bank_entries',
  {
    bankEntryId: id('bank_entry_id'),
    bankStatementId: uuid('bank_statement_id')
      .notNull()
      .references(() => bankStatements.bankStatementId),
    account: text('account').notNull(),
    bookedOn: date('booked_on').notNull(),
    valueOn: date('value_on').notNull(),
    /** Negative if the money left the account. */
    amountCents: cents('amount_cents').notNull(),
    bankReference: text('bank_reference').notNull(),
    /** The place among the day's movements of the same amount and reference, from 0. */
    place: integer('place').notNull(),
    reference: text('reference'),
    counterpartyName: text('counterparty_name'),
    /** The IBAN, without spaces. */
    counterpartyAccount: text('counterparty_account'),
    text: text('text').notNull(),
    isReturn: boolean('is_return').notNull(),
    /** Why a payment came back, by the code of ISO 20022. */
    returnReason: text('return_reason'),
    state: text('state', { enum: bankEntryStates }).notNull().default('new'),
    /** Why it waits for staff. */
    doubt: text('doubt', { enum: bankEntryDoubts }),
    /** Why staff held it or set it aside. */
    note: text('note'),
    /** The customer whose it is, or may be. */
    userId: uuid('user_id').references(() => users.userId),
  },
  (table) => [
    uniqueIndex('bank_entries_once').on(
      table.account,
      table.bookedOn,
      table.amountCents,
      table.bankReference,
      table.place,
    ),
    index('bank_entries_booked_index').on(table.bookedOn, table.bankEntryId),
    index('bank_entries_value_index').on(table.valueOn, table.bankEntryId),
    index('bank_entries_statement_index').on(table.bankStatementId),
    index('bank_entries_amount_order').on(sql`abs(${table.amountCents})`, table.bankEntryId),
    index('bank_entries_name_order').on(sortKey(table.counterpartyName), table.bankEntryId),
    // Few movements are not booked, and the work is to look at those.
    index('bank_entries_open_index')
      .on(table.state, table.bookedOn, table.bankEntryId)
      .where(sql`${table.state} <> 'booked'`),
    index('bank_entries_user_index').on(table.userId).where(sql`${table.userId} is not null`),
    isOneOf('bank_entries_state_known', table.state, bankEntryStates),
    isOneOf('bank_entries_doubt_known', table.doubt, bankEntryDoubts),
    isAtMost('bank_entries_note_length', table.note, 500),
    check(
      'bank_entries_return_reason_form',
      sql`${table.returnReason} is null or ${table.isReturn} and ${table.returnReason} ~ '^[A-Z0-9]{4}$'`,
    ),
    check('bank_entries_waiting_says_why', sql`(${table.state} = 'waiting') = (${table.doubt} is not null)`),
    check('bank_entries_booked_has_customer', sql`${table.state} <> 'booked' or ${table.userId} is not null`),
    index('bank_entries_search').using('gin', sql`searchable(${entryText(table)}) gin_trgm_ops`),
  ],
);

export type BankEntryRow = typeof bankEntries.$inferSelect;
