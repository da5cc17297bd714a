import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

/** Each user has one, created with the user. Its balance is in the ledger. */
export const wallets = pgTable(
  'wallets',
  {
    walletId: id('wallet_id'),
    userId: uuid('user_id')
      .notNull()
      .unique('wallets_user_unique')
      .references(() => users.userId),
    createdAt: createdAt(),
  },
  (table) => [
    index('wallets_created_index').on(table.createdAt, table.userId),
    // Two wallets never share a transfer reference.
    uniqueIndex('wallets_reference_unique').on(sql`right(${table.walletId}::text, 12)`),
  ],
);
