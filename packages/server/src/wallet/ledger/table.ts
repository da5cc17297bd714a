import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../account/users/table.ts';
import { cents, createdAt, id } from '../../database/columns.ts';
import { projects } from '../../project/projects/table.ts';

/**
 * Where money can be. `wallet:<userId>` is what a user can spend, `held:<userId>` what waits to be paid out to them,
 * `escrow:<projectId>` what was invested, `returns:<projectId>` what the promoter has repaid, `fees` what the platform
 * earned, and `bank` the outside world, which is negative by all the money that came in.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    accountId: text('account_id').primaryKey(),
    kind: text('kind', { enum: ['wallet', 'held', 'escrow', 'returns', 'fees', 'bank'] }).notNull(),
    userId: uuid('user_id').references(() => users.userId),
    projectId: uuid('project_id').references(() => projects.projectId, { onDelete: 'cascade' }),
    /** Kept by the postings' own trigger. `fees` and `bank` have none: everybody would wait for their rows. */
    balanceCents: bigint('balance_cents', { mode: 'number' }),
  },
  (table) => [
    index('ledger_accounts_user_index').on(table.userId),
    index('ledger_accounts_project_index').on(table.projectId),
    index('ledger_accounts_balance_index').on(table.kind, table.balanceCents, table.userId),
    check('ledger_accounts_never_negative', sql`${table.balanceCents} >= 0`),
    check(
      'ledger_accounts_balance_kept',
      sql`(${table.balanceCents} is null) = (${table.kind} in ('fees', 'bank'))`,
    ),
    check(
      'ledger_accounts_named',
      sql`${table.accountId} = case
        when ${table.kind} in ('wallet', 'held') then ${table.kind} || ':' || ${table.userId}
        when ${table.kind} in ('escrow', 'returns') then ${table.kind} || ':' || ${table.projectId}
        else ${table.kind} end`,
    ),
    check(
      'ledger_accounts_owner',
      sql`num_nonnulls(${table.userId}, ${table.projectId}) = case when ${table.kind} in ('fees', 'bank') then 0 else 1 end`,
    ),
  ],
);

export const ledgerCauses = [
  'transaction',
  'order',
  'cancellation',
  'release',
  'repayment',
  'distribution',
  'refund',
] as const;

/** A movement of money between accounts, with the record it follows from. Never changed, never deleted. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: id('entry_id'),
    cause: text('cause', { enum: ledgerCauses }).notNull(),
    /** The transaction, the order, the project's payment or the distribution. */
    causeId: uuid('cause_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_entries_cause_index').on(table.causeId),
    check(
      'ledger_entries_cause_known',
      sql`${table.cause} in ('transaction', 'order', 'cancellation', 'release', 'repayment', 'distribution', 'refund')`,
    ),
  ],
);

/** What an entry puts into an account, or takes out of it. The postings of an entry sum to zero. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.entryId),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.accountId),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.accountId] }),
    index('ledger_postings_account_index').on(table.accountId, table.entryId),
    check('ledger_postings_not_zero', sql`${table.amountCents} <> 0`),
  ],
);
