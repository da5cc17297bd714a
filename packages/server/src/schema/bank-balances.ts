import { sql } from 'drizzle-orm';
import { date, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, id, instant } from './columns/columns.ts';

/** What the bank and the ledger said at the end of each reported day, as the last comparison found it. */
export const bankBalances = pgTable(
  'bank_balances',
  {
    bankBalanceId: id('bank_balance_id'),
    day: date('day').notNull(),
    /** Of all accounts of the platform together. */
    bankCents: cents('bank_cents').notNull(),
    ledgerCents: cents('ledger_cents').notNull(),
    /** What the bank had more than the ledger when the first statement begins. */
    openingCents: cents('opening_cents').notNull(),
    /** What came and went on days between two statements that no statement reports. */
    unreportedCents: cents('unreported_cents').notNull(),
    /** Movements of the bank that were not booked yet. */
    unbookedCents: cents('unbooked_cents').notNull(),
    /** What the ledger had booked, and no statement shows yet. */
    unseenCents: cents('unseen_cents').notNull(),
    unexplainedCents: cents('unexplained_cents').notNull(),
    comparedAt: instant('compared_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_balances_day_unique').on(table.day),
    // Almost always empty, and asked before money leaves.
    index('bank_balances_unexplained_index').on(table.day).where(sql`${table.unexplainedCents} <> 0`),
  ],
);

export type BankBalanceRow = typeof bankBalances.$inferSelect;
