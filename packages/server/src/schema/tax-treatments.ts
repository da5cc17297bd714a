import { taxTreatmentKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt, id } from './columns/columns.ts';
import { documents } from './documents.ts';
import { users } from './users.ts';

/** Customers' exceptions from the usual tax rate on interest, each approved by a second person. */
export const taxTreatments = pgTable(
  'tax_treatments',
  {
    taxTreatmentId: id('tax_treatment_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    kind: text('kind', { enum: taxTreatmentKinds }).notNull(),
    rateHundredths: integer('rate_hundredths').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    /** Inclusive; the day before `fromDate` if it should never have applied. */
    toDate: date('to_date', { mode: 'string' }).notNull(),
    documentId: uuid('document_id')
      .notNull()
      .unique('tax_treatments_document_unique')
      .references(() => documents.documentId),
    /** The proposer's reason. */
    reason: text('reason'),
    proposedById: uuid('proposed_by_id').references(() => users.userId),
    approvedById: uuid('approved_by_id').references(() => users.userId),
    createdAt: createdAt(),
  },
  (table) => [
    index('tax_treatments_user_index').on(table.userId, table.fromDate),
    index('tax_treatments_from_index').on(table.fromDate, table.taxTreatmentId),
    index('tax_treatments_to_index').on(table.toDate, table.taxTreatmentId),
    index('tax_treatments_created_index').on(table.createdAt, table.taxTreatmentId),
    index('tax_treatments_proposer_index').on(table.proposedById),
    index('tax_treatments_approver_index').on(table.approvedById),
    isOneOf('tax_treatments_kind_known', table.kind, taxTreatmentKinds),
    check('tax_treatments_rate', sql`${table.rateHundredths} between 0 and 9999`),
    check('tax_treatments_days', sql`${table.fromDate} <= ${table.toDate} + 1`),
    check('tax_treatments_second_person', sql`${table.approvedById} <> ${table.proposedById}`),
  ],
);

export type TaxTreatmentRow = typeof taxTreatments.$inferSelect;
