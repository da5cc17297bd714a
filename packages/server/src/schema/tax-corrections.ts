import { taxTreatmentKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt } from './columns/columns.ts';
import { distributionLines } from './distribution-lines.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { users } from './users.ts';

/**
 * Corrections of the tax withheld from a past payment, per order. Never changed; the distribution line keeps
 * the tax that was withheld at the time.
 */
export const taxCorrections = pgTable(
  'tax_corrections',
  {
    /** The same for all orders that were corrected together. */
    taxCorrectionId: uuid('tax_correction_id').notNull(),
    distributionId: uuid('distribution_id').notNull(),
    orderId: uuid('order_id').notNull(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    /** Additional tax withheld; negative if tax was given back. */
    taxCents: bigint('tax_cents', { mode: 'number' }).notNull(),
    /** The correct rate; `taxTreatment` says why it differs from the usual rate on interest. */
    taxRateHundredths: integer('tax_rate_hundredths').notNull(),
    taxTreatment: text('tax_treatment', { enum: taxTreatmentKinds }),
    taxTreatmentId: uuid('tax_treatment_id'),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.userId),
    /** Null if only the rate or its reason was corrected and no money moved. */
    entryId: uuid('entry_id').references(() => ledgerEntries.entryId),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.taxCorrectionId, table.orderId] }),
    foreignKey({
      name: 'tax_corrections_line',
      columns: [table.distributionId, table.orderId],
      foreignColumns: [distributionLines.distributionId, distributionLines.orderId],
    }),
    index('tax_corrections_line_index').on(table.distributionId, table.orderId, table.createdAt),
    index('tax_corrections_project_index').on(table.projectId),
    index('tax_corrections_user_index').on(table.userId),
    index('tax_corrections_entry_index').on(table.entryId),
    isOneOf('tax_corrections_treatment_known', table.taxTreatment, taxTreatmentKinds),
    check('tax_corrections_money_is_booked', sql`${table.entryId} is not null or ${table.taxCents} = 0`),
    check('tax_corrections_rate', sql`${table.taxRateHundredths} between 0 and 9999`),
    check(
      'tax_corrections_treatment_named',
      sql`(${table.taxTreatment} is null) = (${table.taxTreatmentId} is null)`,
    ),
  ],
);

export type TaxCorrectionRow = typeof taxCorrections.$inferSelect;
