import { paymentFileStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { cents, createdAt, id, instant } from './columns/columns.ts';
import { documents } from './documents.ts';
import { users } from './users.ts';

export const paymentFiles = pgTable(
  'payment_files',
  {
    paymentFileId: id('payment_file_id'),
    number: integer('number').notNull(),
    state: text('state', { enum: paymentFileStates }).notNull().default('proposed'),
    payments: integer('payments').notNull(),
    totalCents: cents('total_cents').notNull(),
    /** SHA-256 over all payments, which ensures that the bank gets exactly what was approved. */
    digest: text('digest').notNull(),
    /** The day on which the bank shall pay; null for the first day after the file is downloaded. */
    executeOn: date('execute_on'),
    /** The file for the bank, written when it is first downloaded. */
    documentId: uuid('document_id').references(() => documents.documentId),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => users.userId),
    createdAt: createdAt(),
    approvedById: uuid('approved_by_id').references(() => users.userId),
    approvedAt: instant('approved_at'),
    takenById: uuid('taken_by_id').references(() => users.userId),
    takenAt: instant('taken_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    uniqueIndex('payment_files_number_unique').on(table.number),
    index('payment_files_document_index').on(table.documentId),
    index('payment_files_creator_index').on(table.createdById),
    index('payment_files_approver_index').on(table.approvedById),
    index('payment_files_taker_index').on(table.takenById),
    isOneOf('payment_files_state_known', table.state, paymentFileStates),
    check('payment_files_not_empty', sql`${table.payments} > 0 and ${table.totalCents} > 0`),
    check(
      'payment_files_approved_by_second_person',
      sql`${table.state} not in ('approved', 'taken') or ${table.approvedById} is not null`,
    ),
    check(
      'payment_files_taken_is_stored',
      sql`(${table.takenAt} is not null) = (${table.documentId} is not null)`,
    ),
  ],
);

export type PaymentFileRow = typeof paymentFiles.$inferSelect;
