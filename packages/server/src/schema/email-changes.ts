import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Changes of email address that customers asked for. A link in a mail to the new address confirms each. */
export const emailChanges = pgTable(
  'email_changes',
  {
    emailChangeId: id('email_change_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    previousEmail: text('previous_email').notNull(),
    tokenHash: bytes('token_hash').notNull().unique('email_changes_token_unique'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** When another request replaced it, or the owner of the previous address objected. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('email_changes_user_index').on(table.userId, table.createdAt),
    index('email_changes_previous_index').on(sql`lower(${table.previousEmail})`),
  ],
);

export type EmailChangeRow = typeof emailChanges.$inferSelect;
