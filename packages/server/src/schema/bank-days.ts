import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents } from './columns/columns.ts';

/** The balance of one of the platform's bank accounts before and after each reported day. */
export const bankDays = pgTable(
  'bank_days',
  {
    account: text('account').notNull(),
    day: date('day').notNull(),
    openingCents: cents('opening_cents').notNull(),
    closingCents: cents('closing_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.day] })],
);
