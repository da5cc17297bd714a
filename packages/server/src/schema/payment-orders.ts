import { paymentOrderStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankEntries } from './bank-entries.ts';
import { isOneOf } from './columns/checks.ts';
import { cents, createdAt, id } from './columns/columns.ts';

/**
 * Money of third parties that two people decided to send back; a payment file pays it. Payee and account are those of the
 * movement that brought the money, so that they are nowhere twice.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    paymentOrderId: id('payment_order_id'),
    /** The movement whose money goes back. */
    bankEntryId: uuid('bank_entry_id')
      .notNull()
      .references(() => bankEntries.bankEntryId),
    /** The movement that names the account to which it goes: the first one, if the money came back before. */
    payeeEntryId: uuid('payee_entry_id')
      .notNull()
      .references(() => bankEntries.bankEntryId),
    amountCents: cents('amount_cents').notNull(),
    state: text('state', { enum: paymentOrderStates }).notNull().default('waiting'),
    /** The movement of the bank that shows the payment. */
    paidById: uuid('paid_by_id').references(() => bankEntries.bankEntryId),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_orders_entry_once').on(table.bankEntryId).where(sql`${table.state} <> 'cancelled'`),
    index('payment_orders_entry_index').on(table.bankEntryId),
    index('payment_orders_payee_index').on(table.payeeEntryId),
    index('payment_orders_paid_index').on(table.paidById),
    index('payment_orders_waiting_index').on(table.paymentOrderId).where(sql`${table.state} = 'waiting'`),
    index('payment_orders_reference_index').on(sql`right(${table.paymentOrderId}::text, 12)`),
    isOneOf('payment_orders_state_known', table.state, paymentOrderStates),
    check('payment_orders_amount_positive', sql`${table.amountCents} > 0`),
    check('payment_orders_paid_is_shown', sql`(${table.state} = 'paid') = (${table.paidById} is not null)`),
  ],
);

export type PaymentOrderRow = typeof paymentOrders.$inferSelect;
