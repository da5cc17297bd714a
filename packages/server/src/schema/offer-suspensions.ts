import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { id, instant } from './columns/columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Why and by whom offers were suspended. Rows are only added; `projects.suspended_until` tells the current state. */
export const offerSuspensions = pgTable(
  'offer_suspensions',
  {
    offerSuspensionId: id('offer_suspension_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId),
    reason: text('reason').notNull(),
    reasonEn: text('reason_en').notNull(),
    suspendedById: uuid('suspended_by_id')
      .notNull()
      .references(() => users.userId),
    suspendedAt: instant('suspended_at').notNull(),
    until: date('until', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('offer_suspensions_project_index').on(table.projectId, table.suspendedAt),
    index('offer_suspensions_person_index').on(table.suspendedById),
    isAtMost('offer_suspensions_reason_length', table.reason, 500),
    isAtMost('offer_suspensions_reason_en_length', table.reasonEn, 500),
  ],
);
