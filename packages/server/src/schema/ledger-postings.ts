import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { cents } from './columns/columns.ts';
import { ledgerAccounts } from './ledger-accounts.ts';
import { ledgerEntries } from './ledger-entries.ts';

/** What an entry adds to an account or takes from it. The postings of an entry sum to zero. */
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
