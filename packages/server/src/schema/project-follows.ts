import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { instant } from './columns/columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Followers get a mail when one of these phases starts. */
export const toldPhases = ['Preinvestment', 'Investment'] as const;

/** Which investors follow which projects. */
export const projectFollows = pgTable(
  'project_follows',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    followedAt: instant('followed_at').notNull(),
    /** The latest phase that the follower knows of: it was told by mail, or had begun before. */
    toldPhase: text('told_phase', { enum: toldPhases }),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_follows_user_index').on(table.userId, table.followedAt),
    index('project_follows_untold_index')
      .on(table.projectId)
      .where(sql`${table.toldPhase} is distinct from 'Investment'`),
    isOneOf('project_follows_told_known', table.toldPhase, toldPhases),
  ],
);
