import { reviewTextMax } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { instant } from './columns/columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** The last review of each draft. It ends with the next change of phase. */
export const projectReviews = pgTable(
  'project_reviews',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    sentById: uuid('sent_by_id')
      .notNull()
      .references(() => users.userId),
    sentAt: instant('sent_at').notNull(),
    message: text('message'),
    /** Null while the project is in review. */
    returnedAt: instant('returned_at'),
    returnedById: uuid('returned_by_id').references(() => users.userId),
    comments: text('comments'),
  },
  (table) => [
    index('project_reviews_sender_index').on(table.sentById),
    index('project_reviews_returner_index').on(table.returnedById),
    check(
      'project_reviews_return_whole',
      sql`(${table.returnedAt} is null) = (${table.returnedById} is null) and (${table.returnedAt} is null) = (${table.comments} is null)`,
    ),
    isAtMost('project_reviews_message_length', table.message, reviewTextMax),
    isAtMost('project_reviews_comments_length', table.comments, reviewTextMax),
  ],
);
