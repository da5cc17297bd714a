import { digestFrequencies } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { id, instant } from './columns/columns.ts';
import { users } from './users.ts';

const languages = ['es', 'en'] as const;

/** What a message says: the parts of a letter that its reader sees, without secrets. */
export interface MessageContent {
  paragraphs: string[];
  facts: { name: string; value: string }[];
  link: { label: string; path: string } | null;
  hasLinkInMailOnly: boolean;
}

/** The notices to a customer, which stay when the mail is switched off or lost. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    inboxMessageId: id('inbox_message_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    /** The kind of the mail. */
    kind: text('kind').notNull(),
    language: text('language', { enum: languages }).notNull(),
    subject: text('subject').notNull(),
    content: jsonb('content').$type<MessageContent>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** The digest for which the message waits instead of its mail; null for none. */
    digest: text('digest', { enum: digestFrequencies }),
  },
  (table) => [
    index('inbox_messages_user_index').on(table.userId, table.createdAt, table.inboxMessageId),
    index('inbox_messages_unread_index')
      .on(table.userId, table.createdAt, table.inboxMessageId)
      .where(sql`read_at is null`),
    index('inbox_messages_digest_index').on(table.userId).where(sql`digest is not null`),
    index('inbox_messages_created_index').on(table.createdAt),
    isOneOf('inbox_messages_language_known', table.language, languages),
    isOneOf('inbox_messages_digest_known', table.digest, digestFrequencies),
  ],
);
