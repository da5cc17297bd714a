import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns/columns.ts';

/** Consecutive failures per account or network address, counted across all processes. */
export const failedAttempts = pgTable('failed_attempts', {
  /** For example `account:lucia@example.com` or `address:203.0.113.7`. */
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailureAt: instant('last_failure_at').notNull(),
  blockedUntil: instant('blocked_until'),
});
