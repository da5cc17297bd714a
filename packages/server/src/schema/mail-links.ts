import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { bytes, createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

const purposes = ['confirm-email', 'reset-password'] as const;

/** Links sent by mail. Each works once, until it expires. */
export const mailLinks = pgTable(
  'mail_links',
  {
    mailLinkId: id('mail_link_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: purposes }).notNull(),
    tokenHash: bytes('token_hash').notNull().unique('mail_links_token_unique'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('mail_links_user_index').on(table.userId),
    isOneOf('mail_links_purpose_known', table.purpose, purposes),
  ],
);
