import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id } from './columns/columns.ts';

export const ledgerCauses = [
  'transaction',
  'order',
  'cancellation',
  'release',
  'repayment',
  'distribution',
  'refund',
  'wish',
  'returned_payment',
  'tax',
  'tax_correction',
  'third_party',
  'sent_back',
  'bank_cost',
  'taken_back',
  'company_money',
] as const;

/** Movements of money between ledger accounts, with the record that caused them. Never changed or deleted. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: id('entry_id'),
    cause: text('cause', { enum: ledgerCauses }).notNull(),
    /** The id of the record that caused the entry; `cause` tells its kind. */
    causeId: uuid('cause_id').notNull(),
    createdAt: createdAt(),
    /** A keyed hash that proves the platform wrote the entry and its postings; null in entries from before the first seal. */
    mark: bytes('mark'),
  },
  (table) => [
    index('ledger_entries_cause_index').on(table.causeId),
    check(
      'ledger_entries_cause_known',
      sql`${table.cause} in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund', 'wish', 'returned_payment', 'tax', 'tax_correction', 'third_party', 'sent_back', 'bank_cost', 'taken_back', 'company_money')`,
    ),
  ],
);
