import { bankStatementFormats } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { cents, createdAt, id } from './columns/columns.ts';
import { documents } from './documents.ts';
import { users } from './users.ts';

/** The bank's reports on one of the platform's accounts for whole days, one row per imported report. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    bankStatementId: id('bank_statement_id'),
    /** The IBAN, without spaces. */
    account: text('account').notNull(),
    format: text('format', { enum: bankStatementFormats }).notNull(),
    from: date('from_day').notNull(),
    to: date('to_day').notNull(),
    openingCents: cents('opening_cents').notNull(),
    closingCents: cents('closing_cents').notNull(),
    entries: integer('entries').notNull(),
    newEntries: integer('new_entries').notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.documentId),
    importedById: uuid('imported_by_id')
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
  },
  (table) => [
    index('bank_statements_to_index').on(table.to, table.bankStatementId),
    index('bank_statements_document_index').on(table.documentId),
    index('bank_statements_importer_index').on(table.importedById),
    isOneOf('bank_statements_format_known', table.format, bankStatementFormats),
    check('bank_statements_days_in_order', sql`${table.from} <= ${table.to}`),
  ],
);
