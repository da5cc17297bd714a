import { mailFailures, mailTopics, undeliveredMailStates } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Mails that were given up. Their content is encrypted, because it may contain links that open an account. */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    undeliveredMailId: id('undelivered_mail_id'),
    /** Null for a recipient without an account. */
    userId: uuid('user_id').references(() => users.userId),
    recipient: text('recipient').notNull(),
    topic: text('topic', { enum: mailTopics }).notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** Null once the mail is delivered or dismissed. */
    sealedMail: bytes('sealed_mail'),
    state: text('state', { enum: undeliveredMailStates }).notNull(),
    failure: text('failure', { enum: mailFailures }).notNull(),
    failureDetail: text('failure_detail'),
    tries: integer('tries').notNull(),
    createdAt: instant('created_at').notNull(),
    failedAt: instant('failed_at').notNull(),
  },
  (table) => [
    index('undelivered_mails_state_index').on(table.state, table.failedAt, table.undeliveredMailId),
    index('undelivered_mails_failed_index').on(table.failedAt, table.undeliveredMailId),
    index('undelivered_mails_user_index').on(table.userId),
    check(
      'undelivered_mails_topic_known',
      sql`${table.topic} in ('auth', 'account', 'payment', 'wallet', 'support', 'approvals')`,
    ),
    check(
      'undelivered_mails_state_known',
      sql`${table.state} in ('undelivered', 'waiting', 'delivered', 'dismissed')`,
    ),
    check(
      'undelivered_mails_failure_known',
      sql`${table.failure} in ('recipient_refused', 'mailbox_full', 'server_unreachable', 'server_log_in', 'server_refused', 'other')`,
    ),
    check(
      'undelivered_mails_kept_while_needed',
      sql`(${table.sealedMail} is not null) = (${table.state} in ('undelivered', 'waiting'))`,
    ),
  ],
);
