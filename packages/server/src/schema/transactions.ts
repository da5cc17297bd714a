import { centsMax, issuerNames, transactionStatuses, transactionTypes } from '@semilla/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bankAccounts } from './bank-accounts.ts';
import { bankEntries } from './bank-entries.ts';
import { cents, createdAt, id, instant } from './columns/columns.ts';
import { returnChecks } from './columns/return-checks.ts';
import { sortKey } from './columns/sort-key.ts';
import { documents } from './documents.ts';
import { ledgerEntries } from './ledger-entries.ts';
import { orders } from './orders.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';
import { wallets } from './wallets.ts';

/** Money into or out of a wallet, as its owner and staff see it. The wallet's balance is in the ledger. */
const isDeposit = (table: { type: SQLWrapper; status: SQLWrapper; issuerName: SQLWrapper }): SQL =>
  sql`${table.type} = 'income' and ${table.status} = 'completed' and ${table.issuerName} in ('admin-backoffice', 'user-wallet')`;

export const transactions = pgTable(
  'transactions',
  {
    transactionId: id('transaction_id'),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => wallets.walletId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    amountCents: cents('amount_cents').notNull(),
    type: text('type', { enum: transactionTypes }).notNull(),
    issuerName: text('issuer_name', { enum: issuerNames }).notNull(),
    status: text('status', { enum: transactionStatuses }).notNull().default('pending'),
    rejectReason: text('reject_reason'),
    /** The rate of the tax that was withheld from interest or given back. */
    taxRateHundredths: integer('tax_rate_hundredths'),
    bankAccountId: uuid('bank_account_id').references(() => bankAccounts.bankAccountId),
    /** The administrator who approved or rejected it. */
    adminId: uuid('admin_id').references(() => users.userId),
    /** The member of staff who entered it for the owner. */
    managerId: uuid('manager_id').references(() => users.userId),
    projectId: uuid('project_id').references(() => projects.projectId),
    /** The order that this transaction pays for, or that the money comes from. */
    orderId: uuid('order_id').references(() => orders.orderId),
    /** Null until the transaction is completed. */
    entryId: uuid('entry_id').references(() => ledgerEntries.entryId),
    /** The proof of payment. */
    documentId: uuid('document_id').references(() => documents.documentId),
    /** The bank movement that proves it. */
    bankEntryId: uuid('bank_entry_id').references(() => bankEntries.bankEntryId),
    /** The withdrawal whose payment the bank returned by this transaction. */
    returnedWithdrawalId: uuid('returned_withdrawal_id').references(
      (): AnyPgColumn => transactions.transactionId,
    ),
    /** The deposit that the bank took back by this transaction. */
    takenBackDepositId: uuid('taken_back_deposit_id').references(
      (): AnyPgColumn => transactions.transactionId,
    ),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('transactions_bank_entry_unique')
      .on(table.bankEntryId)
      .where(sql`${table.bankEntryId} is not null`),
    // A withdrawal comes back at most once.
    uniqueIndex('transactions_returned_once')
      .on(table.returnedWithdrawalId)
      .where(sql`${table.returnedWithdrawalId} is not null`),
    uniqueIndex('transactions_taken_back_once')
      .on(table.takenBackDepositId)
      .where(sql`${table.takenBackDepositId} is not null`),
    index('transactions_wallet_index').on(table.walletId, table.createdAt),
    index('transactions_user_index').on(table.userId, table.createdAt),
    index('transactions_created_index').on(table.createdAt, table.transactionId),
    // Few transactions are pending, and most queries ask for those.
    index('transactions_pending_index').on(table.userId).where(sql`${table.status} = 'pending'`),
    index('transactions_status_index')
      .on(table.status, table.createdAt, table.transactionId)
      .where(sql`${table.status} <> 'completed'`),
    index('transactions_issuer_index').on(table.issuerName, table.createdAt, table.transactionId),
    // Used for counts; small, because there are few distinct values.
    index('transactions_kinds_index').on(table.type, table.status),
    index('transactions_bank_account_index').on(table.bankAccountId, table.transactionId),
    index('transactions_project_index').on(table.projectId, table.transactionId),
    index('transactions_amount_index').on(table.amountCents, table.transactionId),
    index('transactions_status_order').on(table.status, table.transactionId),
    index('transactions_type_order').on(table.type, table.transactionId),
    index('transactions_updated_index').on(table.updatedAt, table.transactionId),
    // For the sort order. Few are rejected; all others are sorted by id.
    index('transactions_reject_reason_order')
      .on(sortKey(table.rejectReason), table.transactionId)
      .where(sql`${table.rejectReason} is not null`),
    // Each approval adds up what the same person approved in the last 24 hours.
    index('transactions_admin_index')
      .on(table.adminId, table.updatedAt)
      .where(sql`${table.adminId} is not null`),
    // Few transactions were approved by hand and are on no bank statement yet.
    index('transactions_unseen_index')
      .on(table.updatedAt)
      .where(
        sql`${table.status} = 'completed' and ${table.bankEntryId} is null and ${table.issuerName} in ('admin-backoffice', 'user-wallet')`,
      ),
    // For the first deposit of each customer.
    index('transactions_deposits_index').on(table.userId, table.updatedAt).where(isDeposit(table)),
    index('transactions_manager_index').on(table.managerId).where(sql`${table.managerId} is not null`),
    index('transactions_document_index').on(table.documentId),
    index('transactions_reference_index').on(sql`right(${table.transactionId}::text, 12)`),
    check(
      'transactions_completed_is_booked',
      sql`(${table.status} = 'completed') = (${table.entryId} is not null)`,
    ),
    check('transactions_amount_range', sql`${table.amountCents} between 1 and ${sql.raw(String(centsMax))}`),
    check('transactions_type_known', sql`${table.type} in ('income', 'withdraw')`),
    check('transactions_status_known', sql`${table.status} in ('pending', 'completed', 'rejected')`),
    check(
      'transactions_issuer_known',
      sql`${table.issuerName} in ('admin-backoffice', 'project_order', 'project_fee', 'project_tax', 'payment', 'user-wallet', 'returned_payment', 'taken_back')`,
    ),
    check(
      'transactions_rejected_says_why',
      sql`(${table.status} = 'rejected') = (${table.rejectReason} is not null)`,
    ),
    check(
      'transactions_project_named',
      sql`${table.issuerName} not in ('project_order', 'project_fee', 'project_tax') or ${table.projectId} is not null`,
    ),
    check(
      'transactions_rate_of_tax',
      sql`${table.taxRateHundredths} is null or ${table.issuerName} = 'project_tax'`,
    ),
    ...returnChecks(table),
    check(
      'transactions_approval_has_proof',
      sql`${table.status} <> 'completed' or ${table.issuerName} not in ('admin-backoffice', 'user-wallet') or ${table.documentId} is not null or ${table.bankEntryId} is not null`,
    ),
  ],
);

export type TransactionRow = typeof transactions.$inferSelect;
