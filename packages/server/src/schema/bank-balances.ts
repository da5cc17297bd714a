import { sql } from 'drizzle-orm';
import { date, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, id, instant } from './columns/columns.ts';

/** The balances of the bank and the ledger at the end of each reported day, from the latest comparison. */
export const bankBalances = pgTable(
  'bank_balances',
  {
    bankBalanceId: id('bank_balance_id'),
    day: date('day').notNull(),
    /** The total of all the platform's bank accounts. */
    bankCents: cents('bank_cents').notNull(),
    ledgerCents: cents('ledger_cents').notNull(),
    /** How much more the bank had than the ledger at the start of the first statement. */
    openingCents: cents('opening_cents').notNull(),
    /** Net movements on days that no statement covers. */
    unreportedCents: cents('unreported_cents').notNull(),
    /** Bank movements that are not booked yet. */
    unbookedCents: cents('unbooked_cents').notNull(),
    /** Bookings in the ledger that no statement shows yet. */
    unseenCents: cents('unseen_cents').notNull(),
    unexplainedCents: cents('unexplained_cents').notNull(),
    comparedAt: instant('compared_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_balances_day_unique').on(table.day),
    // Checked before money leaves; almost always empty.
    index('bank_balances_unexplained_index').on(table.day).where(sql`${table.unexplainedCents} <> 0`),
  ],
);

export type BankBalanceRow = typeof bankBalances.$inferSelect;
