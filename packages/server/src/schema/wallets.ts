import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

/** One for each user, created with the user. Its balance is in the ledger. */
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
  (table) => [index('wallets_created_index').on(table.createdAt, table.userId)],
);
