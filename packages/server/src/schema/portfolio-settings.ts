import { sql } from 'drizzle-orm';
import { check, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Investors' portfolio settings. `calendarHash` is the hash of the secret in their calendar's URL. */
export const portfolioSettings = pgTable(
  'portfolio_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.userId),
    shareLimitHundredths: integer('share_limit_hundredths'),
    calendarHash: bytes('calendar_hash'),
    calendarSince: instant('calendar_since'),
  },
  (table) => [
    uniqueIndex('portfolio_settings_calendar').on(table.calendarHash),
    check('portfolio_settings_limit', sql`${table.shareLimitHundredths} between 1 and 9999`),
    check(
      'portfolio_settings_calendar_whole',
      sql`(${table.calendarHash} is null) = (${table.calendarSince} is null)`,
    ),
  ],
);

export type PortfolioSettingsRow = typeof portfolioSettings.$inferSelect;
