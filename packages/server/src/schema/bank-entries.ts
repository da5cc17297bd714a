import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankStatements } from './bank-statements.ts';
import { cents, id } from './columns/columns.ts';
import { entryText } from './columns/searched-text.ts';
import { sortKey } from './columns/sort-key.ts';

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
    index('bank_entries_search').using('gin', sql`searchable(${entryText(table)}) gin_trgm_ops`),
  ],
);

export type BankEntryRow = typeof bankEntries.$inferSelect;
