import { centsMax, projectPaymentKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankEntries } from './bank-entries.ts';
import { isOneOf } from './columns/checks.ts';
import { cents, createdAt, id } from './columns/columns.ts';
import { documents } from './documents.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Payments to a project's promoter, returned payments, and the promoter's repayments, each with its proof. */
export const projectPayments = pgTable(
  'project_payments',
  {
    projectPaymentId: id('project_payment_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    kind: text('kind', { enum: projectPaymentKinds }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The proof of a payment recorded by staff. */
    documentId: uuid('document_id').references(() => documents.documentId),
    /** The bank movement that proves it. Tax paid for several projects at once has the same movement for each. */
    bankEntryId: uuid('bank_entry_id').references(() => bankEntries.bankEntryId),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.userId),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.entryId),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_payments_project_index').on(table.projectId, table.createdAt),
    index('project_payments_document_index').on(table.documentId),
    uniqueIndex('project_payments_bank_entry_once')
      .on(table.bankEntryId, table.projectId)
      .where(sql`${table.bankEntryId} is not null`),
    check('project_payments_has_proof', sql`num_nonnulls(${table.documentId}, ${table.bankEntryId}) = 1`),
    isOneOf('project_payments_kind_known', table.kind, projectPaymentKinds),
    check(
      'project_payments_amount_range',
      sql`${table.amountCents} between 1 and ${sql.raw(String(centsMax))}`,
    ),
  ],
);

export type ProjectPaymentRow = typeof projectPayments.$inferSelect;
