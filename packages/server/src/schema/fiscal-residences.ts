import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

/**
 * Customers' declared tax residences. Rows are only added; on any day the row with the latest `since` up to
 * that day counts.
 */
export const fiscalResidences = pgTable(
  'fiscal_residences',
  {
    fiscalResidenceId: id('fiscal_residence_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    country: text('country').notNull(),
    taxNumber: text('tax_number').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('fiscal_residences_user_index').on(table.userId, table.since, table.createdAt),
    index('fiscal_residences_created_index').on(table.createdAt, table.fiscalResidenceId),
    index('fiscal_residences_since_index').on(table.since, table.fiscalResidenceId),
    index('fiscal_residences_country_index').on(table.country, table.fiscalResidenceId),
    check('fiscal_residences_country_form', sql`${table.country} ~ '^[A-Z]{2}$'`),
    isAtMost('fiscal_residences_number_length', table.taxNumber, 30),
  ],
);

export type FiscalResidenceRow = typeof fiscalResidences.$inferSelect;
