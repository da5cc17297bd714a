import { paymentOrderPurposes, paymentOrderStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankEntries } from './bank-entries.ts';
import { isOneOf } from './columns/checks.ts';
import { cents, createdAt, id } from './columns/columns.ts';
import { payoutAccounts } from './payout-accounts.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/**
 * Payments other than withdrawals, decided by two people and paid by a payment file: money returned to third parties,
 * and money for a project's promoter. Payee and account are not stored here but read from the movement that brought
 * the money or from the project's payout account.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    paymentOrderId: id('payment_order_id'),
    purpose: text('purpose', { enum: paymentOrderPurposes }).notNull(),
    /** The movement whose money is returned. */
    bankEntryId: uuid('bank_entry_id').references(() => bankEntries.bankEntryId),
    /**
     * The movement with which the money first came; the money goes back to the account it came from. Differs
     * from `bankEntryId` if an earlier return of the money bounced.
     */
    payeeEntryId: uuid('payee_entry_id').references(() => bankEntries.bankEntryId),
    /** The project whose promoter is paid. The money stays reserved until the order is paid or cancelled. */
    projectId: uuid('project_id').references(() => projects.projectId),
    /** The account that two people approved with the order. */
    payoutAccountId: uuid('payout_account_id').references(() => payoutAccounts.payoutAccountId),
    /** Who ordered a payment to a promoter. */
    adminId: uuid('admin_id').references(() => users.userId),
    amountCents: cents('amount_cents').notNull(),
    state: text('state', { enum: paymentOrderStates }).notNull().default('waiting'),
    /** The bank movement that confirms the payment. */
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
    index('payment_orders_project_index').on(table.projectId, table.paymentOrderId),
    index('payment_orders_payout_index').on(table.payoutAccountId),
    index('payment_orders_admin_index').on(table.adminId),
    isOneOf('payment_orders_purpose_known', table.purpose, paymentOrderPurposes),
    check(
      'payment_orders_names_payee',
      sql`case when ${table.purpose} = 'sendBack'
        then num_nonnulls(${table.bankEntryId}, ${table.payeeEntryId}) = 2
          and num_nonnulls(${table.projectId}, ${table.payoutAccountId}, ${table.adminId}) = 0
        else num_nonnulls(${table.bankEntryId}, ${table.payeeEntryId}) = 0
          and num_nonnulls(${table.projectId}, ${table.payoutAccountId}, ${table.adminId}) = 3 end`,
    ),
    isOneOf('payment_orders_state_known', table.state, paymentOrderStates),
    check('payment_orders_amount_positive', sql`${table.amountCents} > 0`),
    check('payment_orders_paid_is_shown', sql`(${table.state} = 'paid') = (${table.paidById} is not null)`),
  ],
);

export type PaymentOrderRow = typeof paymentOrders.$inferSelect;
