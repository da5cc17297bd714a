import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

/** Mails to send, encrypted because they may contain links that open an account. Deleted once sent or given up. */
export const queuedMails = pgTable(
  'queued_mails',
  {
    queuedMailId: id('queued_mail_id'),
    /** Null for a recipient without an account. */
    userId: uuid('user_id').references(() => users.userId),
    sealedMail: bytes('sealed_mail').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('queued_mails_user_index').on(table.userId)],
);
