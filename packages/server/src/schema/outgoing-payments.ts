import { outgoingPaymentStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { id } from './columns/columns.ts';
import { paymentFiles } from './payment-files.ts';
import { paymentOrders } from './payment-orders.ts';
import { transactions } from './transactions.ts';

/**
 * The payments of a payment file. Payee and amount are read from the withdrawal or payment order that it pays; the
 * file's digest reveals a change of them.
 */
export const outgoingPayments = pgTable(
  'outgoing_payments',
  {
    outgoingPaymentId: id('outgoing_payment_id'),
    paymentFileId: uuid('payment_file_id')
      .notNull()
      .references(() => paymentFiles.paymentFileId),
    transactionId: uuid('transaction_id').references(() => transactions.transactionId),
    /** The payment order that is paid; null if a withdrawal is paid. */
    paymentOrderId: uuid('payment_order_id').references(() => paymentOrders.paymentOrderId),
    state: text('state', { enum: outgoingPaymentStates }).notNull().default('ordered'),
  },
  (table) => [
    // A withdrawal is in at most one file that is not cancelled.
    uniqueIndex('outgoing_payments_transaction_once')
      .on(table.transactionId)
      .where(sql`${table.state} <> 'cancelled'`),
    uniqueIndex('outgoing_payments_order_once')
      .on(table.paymentOrderId)
      .where(sql`${table.state} <> 'cancelled'`),
    index('outgoing_payments_file_index').on(table.paymentFileId, table.transactionId),
    index('outgoing_payments_order_index').on(table.paymentOrderId),
    check(
      'outgoing_payments_pays_one',
      sql`(${table.transactionId} is null) <> (${table.paymentOrderId} is null)`,
    ),
    index('outgoing_payments_transaction_index').on(table.transactionId),
    isOneOf('outgoing_payments_state_known', table.state, outgoingPaymentStates),
  ],
);

export type OutgoingPaymentRow = typeof outgoingPayments.$inferSelect;

/** The id of the withdrawal or payment order; the payment's reference is made from it. */
export function paidIdOf({
  transactionId,
  paymentOrderId,
}: Pick<OutgoingPaymentRow, 'transactionId' | 'paymentOrderId'>): string {
  const paidId = transactionId ?? paymentOrderId;
  if (!paidId) throw new Error('a payment pays a withdrawal or an order');
  return paidId;
}
