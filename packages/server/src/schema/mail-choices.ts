import { mailFrequencies, mailGroups } from '@semilla/contract';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { users } from './users.ts';

/** Which mails a customer does not get at once. The preferences in `users` switch off several groups together. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    mailGroup: text('mail_group', { enum: mailGroups }).notNull(),
    frequency: text('frequency', { enum: mailFrequencies }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mailGroup] }),
    isOneOf('mail_choices_group_known', table.mailGroup, mailGroups),
    isOneOf('mail_choices_frequency_known', table.frequency, mailFrequencies),
  ],
);
