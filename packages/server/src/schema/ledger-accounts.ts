import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { users } from './users.ts';

/**
 * The accounts of the ledger. `wallet:<userId>` is what a user can spend, `held:<userId>` what waits to be paid out
 * to them, `escrow:<projectId>` what was invested, `returns:<projectId>` what the promoter has repaid, `deposits:<projectId>` what preinvestors have left,
 * `tax:<projectId>` what was withheld of interest and is not paid yet, `fees` what
 * the platform earned, `thirdParty` what came from people who are no customers, `bankCosts` what the bank took for its services, `company` what
 * the company put into the bank account and has not taken of its own, and `bank` the outside world, whose balance is minus all the money that came in.
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
     * Updated by the trigger on the postings. Null for the platform's own accounts, since every movement would wait for
     * their rows.
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
