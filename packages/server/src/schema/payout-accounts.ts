import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { id, instant } from './columns/columns.ts';
import { documents } from './documents.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Bank accounts that projects' money is released to. Each was approved by a second person. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    payoutAccountId: id('payout_account_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    /** The IBAN, without spaces. */
    account: text('account').notNull(),
    holderName: text('holder_name').notNull(),
    /**
     * The certificate that proves who owns the account. It and the next two columns are null for accounts
     * entered before this table existed.
     */
    documentId: uuid('document_id')
      .unique('payout_accounts_document_unique')
      .references(() => documents.documentId),
    proposedById: uuid('proposed_by_id').references(() => users.userId),
    approvedById: uuid('approved_by_id').references(() => users.userId),
    since: instant('since').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('payout_accounts_one_current').on(table.projectId).where(sql`${table.replacedAt} is null`),
    index('payout_accounts_project_index').on(table.projectId, table.since, table.payoutAccountId),
    index('payout_accounts_proposer_index').on(table.proposedById),
    index('payout_accounts_approver_index').on(table.approvedById),
    isAtMost('payout_accounts_holder_length', table.holderName, 120),
    check('payout_accounts_account_form', sql`${table.account} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'`),
    check('payout_accounts_second_person', sql`${table.approvedById} <> ${table.proposedById}`),
  ],
);

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
