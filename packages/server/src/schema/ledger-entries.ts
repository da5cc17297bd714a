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

/** A movement of money between accounts, with the record that caused it. Never changed, never deleted. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: id('entry_id'),
    cause: text('cause', { enum: ledgerCauses }).notNull(),
    /** The id of the transaction, the order, the project's payment, the distribution, the wish, the correction of tax, the withdrawal that came back, the deposit that was taken back or the movement of the bank. */
    causeId: uuid('cause_id').notNull(),
    createdAt: createdAt(),
    /** A keyed hash, by which the platform knows that it wrote the entry and its postings; null for what was there before the first seal. */
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
