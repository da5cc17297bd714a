import { outgoingPaymentStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { id } from './columns/columns.ts';
import { paymentFiles } from './payment-files.ts';
import { transactions } from './transactions.ts';

/** The payments of a payment file. Payee and amount are those of the withdrawal; the digest of the file notices a change. */
export const outgoingPayments = pgTable(
  'outgoing_payments',
  {
    outgoingPaymentId: id('outgoing_payment_id'),
    paymentFileId: uuid('payment_file_id')
      .notNull()
      .references(() => paymentFiles.paymentFileId),
    /** The withdrawal that it pays. */
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.transactionId),
    state: text('state', { enum: outgoingPaymentStates }).notNull().default('ordered'),
  },
  (table) => [
    // A withdrawal is in at most one file that was not cancelled.
    uniqueIndex('outgoing_payments_transaction_once')
      .on(table.transactionId)
      .where(sql`${table.state} <> 'cancelled'`),
    index('outgoing_payments_file_index').on(table.paymentFileId, table.transactionId),
    index('outgoing_payments_transaction_index').on(table.transactionId),
    isOneOf('outgoing_payments_state_known', table.state, outgoingPaymentStates),
  ],
);

export type OutgoingPaymentRow = typeof outgoingPayments.$inferSelect;
