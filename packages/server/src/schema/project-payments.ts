import { centsMax, projectPaymentKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id } from './columns/columns.ts';
import { documents } from './documents.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Payments to a project's promoter and their repayments, each with its proof. */
export const projectPayments = pgTable(
  'project_payments',
  {
    projectPaymentId: id('project_payment_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    kind: text('kind', { enum: projectPaymentKinds }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.documentId),
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
    check(
      'project_payments_kind_known',
      sql`${table.kind} in ('release', 'repayment', 'taxToOffice', 'taxToPromoter')`,
    ),
    check(
      'project_payments_amount_range',
      sql`${table.amountCents} between 1 and ${sql.raw(String(centsMax))}`,
    ),
  ],
);
