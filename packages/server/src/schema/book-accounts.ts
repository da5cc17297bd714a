import { bookAccountKinds, bookAccountNameMax } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { version } from './columns/columns.ts';

/** Chart of accounts: the account in the company's books for each kind of ledger account. Filled by a migration. */
export const bookAccounts = pgTable(
  'book_accounts',
  {
    kind: text('kind', { enum: bookAccountKinds }).primaryKey(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    version: version(),
  },
  (table) => [
    isOneOf('book_accounts_kind_known', table.kind, bookAccountKinds),
    check('book_accounts_code_form', sql`${table.code} ~ '^[0-9]{3,12}$'`),
    isAtMost('book_accounts_name_length', table.name, bookAccountNameMax),
  ],
);
