import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { users } from './users.ts';

/**
 * The accounts of the ledger:
 * - `wallet:<userId>`: what a user can spend
 * - `held:<userId>`: what waits to be paid out to the user
 * - `escrow:<projectId>`: what was invested
 * - `returns:<projectId>`: what the promoter has repaid
 * - `deposits:<projectId>`: the deposits of preinvestors
 * - `tax:<projectId>`: tax withheld from interest and not yet paid to the authority
 * - `fees`: what the platform earned
 * - `thirdParty`: money from people who are not customers
 * - `bankCosts`: what the bank charged for its services
 * - `company`: the company's own money that is still in the bank account
 * - `bank`: the outside world; its balance is minus all the money that came in
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    accountId: text('account_id').primaryKey(),
    kind: text('kind', {
      enum: [
        'wallet',
        'held',
        'escrow',
        'returns',
        'deposits',
        'tax',
        'fees',
        'bank',
        'thirdParty',
        'bankCosts',
        'company',
      ],
    }).notNull(),
    userId: uuid('user_id').references(() => users.userId),
    projectId: uuid('project_id').references(() => projects.projectId, { onDelete: 'cascade' }),
    /**
     * Updated by the trigger on the postings. Null for the platform's own accounts, because every movement would have to
     * wait for the lock on their rows.
     */
    balanceCents: bigint('balance_cents', { mode: 'number' }),
  },
  (table) => [
    index('ledger_accounts_user_index').on(table.userId),
    index('ledger_accounts_project_index').on(table.projectId),
    index('ledger_accounts_balance_index').on(table.kind, table.balanceCents, table.userId),
    check('ledger_accounts_never_negative', sql`${table.balanceCents} >= 0`),
    check(
      'ledger_accounts_balance_kept',
      sql`(${table.balanceCents} is null) = (${table.kind} in ('fees', 'bank', 'thirdParty', 'bankCosts', 'company'))`,
    ),
    check(
      'ledger_accounts_named',
      sql`${table.accountId} = case
        when ${table.kind} in ('wallet', 'held') then ${table.kind} || ':' || ${table.userId}
        when ${table.kind} in ('escrow', 'returns', 'deposits', 'tax') then ${table.kind} || ':' || ${table.projectId}
        else ${table.kind} end`,
    ),
    check(
      'ledger_accounts_owner',
      sql`num_nonnulls(${table.userId}, ${table.projectId}) = case when ${table.kind} in ('fees', 'bank', 'thirdParty', 'bankCosts', 'company') then 0 else 1 end`,
    ),
  ],
);
