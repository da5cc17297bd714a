import { bankEntryDoubts, bankEntryStates, otherBookings } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankStatements } from './bank-statements.ts';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { cents, id } from './columns/columns.ts';
import { entryText } from './columns/searched-text.ts';
import { sortKey } from './columns/sort-key.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Movements of the platform's bank account. Each is stored once, however often the bank reports it. */
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
    /** Tells apart movements of one day with the same amount and reference, counted from 0. */
    place: integer('place').notNull(),
    reference: text('reference'),
    counterpartyName: text('counterparty_name'),
    /** The IBAN, without spaces. */
    counterpartyAccount: text('counterparty_account'),
    text: text('text').notNull(),
    isReturn: boolean('is_return').notNull(),
    /** ISO 20022 code of the reason why a payment came back. */
    returnReason: text('return_reason'),
    state: text('state', { enum: bankEntryStates }).notNull().default('new'),
    /** Why staff have to look at it. */
    doubt: text('doubt', { enum: bankEntryDoubts }),
    /** Why staff held it or set it aside. */
    note: text('note'),
    /** The customer it belongs to, or may belong to. */
    userId: uuid('user_id').references(() => users.userId),
    /** What it was booked as, if not a deposit, withdrawal or returned payment. */
    bookedAs: text('booked_as', { enum: otherBookings }),
    /** The project whose promoter received or sent the money. */
    projectId: uuid('project_id').references(() => projects.projectId),
    /**
     * The later movement that undid this one: it returned a third party's money, or brought back money that
     * had left.
     */
    sentBackById: uuid('sent_back_by_id').references((): AnyPgColumn => bankEntries.bankEntryId),
    /** Its ledger entry, if no transaction refers to the movement. */
    entryId: uuid('entry_id').references(() => ledgerEntries.entryId),
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
    // Few movements are not booked, and staff mostly query those.
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
    uniqueIndex('bank_entries_entry_unique').on(table.entryId).where(sql`${table.entryId} is not null`),
    uniqueIndex('bank_entries_sent_back_unique')
      .on(table.sentBackById)
      .where(sql`${table.sentBackById} is not null`),
    index('bank_entries_booked_as_index')
      .on(table.bookedAs, table.bookedOn, table.bankEntryId)
      .where(sql`${table.bookedAs} is not null`),
    isOneOf('bank_entries_booked_as_known', table.bookedAs, otherBookings),
    check(
      'bank_entries_booked_has_customer',
      sql`${table.state} <> 'booked' or ${table.userId} is not null or ${table.entryId} is not null`,
    ),
    check(
      'bank_entries_sent_back_was_received',
      sql`${table.sentBackById} is null or ${table.bookedAs} in ('thirdParty', 'sentBack', 'bankCost', 'promoterPayment', 'taxPaid', 'repayment')`,
    ),
    index('bank_entries_project_index').on(table.projectId).where(sql`${table.projectId} is not null`),
    check(
      'bank_entries_promoter_has_project',
      sql`(coalesce(${table.bookedAs}, '') in ('promoterPayment', 'repayment')) = (${table.projectId} is not null)`,
    ),
    check('bank_entries_other_is_booked', sql`${table.bookedAs} is null or ${table.state} = 'booked'`),
    check(
      'bank_entries_other_has_entry',
      sql`(${table.entryId} is not null) = (coalesce(${table.bookedAs}, 'takenBack') <> 'takenBack')`,
    ),
    index('bank_entries_search').using('gin', sql`searchable(${entryText(table)}) gin_trgm_ops`),
  ],
);

export type BankEntryRow = typeof bankEntries.$inferSelect;
