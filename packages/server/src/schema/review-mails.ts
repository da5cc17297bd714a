import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt } from './columns/columns.ts';
import { users } from './users.ts';

export const reviewSubjects = ['entryTest', 'lossSimulation'] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

/** Mails already sent to announce the review of an entry test or a simulation, so each is sent once. */
export const reviewMails = pgTable(
  'review_mails',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    about: text('about', { enum: reviewSubjects }).notNull(),
    /** The last day on which the test or the result is valid. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.about, table.dueOn] }),
    isOneOf('review_mails_about_known', table.about, reviewSubjects),
  ],
);
