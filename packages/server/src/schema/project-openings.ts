import { openingPhases } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { instant } from './columns/columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** The planned opening of each project. It ends with the next change of phase, or stays with the reason for its refusal. */
export const projectOpenings = pgTable(
  'project_openings',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    phaseName: text('phase_name', { enum: openingPhases }).notNull(),
    opensAt: instant('opens_at').notNull(),
    plannedById: uuid('planned_by_id')
      .notNull()
      .references(() => users.userId),
    plannedAt: instant('planned_at').notNull(),
    refusedAt: instant('refused_at'),
    refusal: text('refusal'),
    refusalEn: text('refusal_en'),
  },
  (table) => [
    index('project_openings_planner_index').on(table.plannedById),
    index('project_openings_due_index').on(table.opensAt).where(sql`${table.refusedAt} is null`),
    isOneOf('project_openings_phase_known', table.phaseName, openingPhases),
    check(
      'project_openings_refusal_whole',
      sql`(${table.refusedAt} is null) = (${table.refusal} is null) and (${table.refusedAt} is null) = (${table.refusalEn} is null)`,
    ),
  ],
);

export type StoredOpening = typeof projectOpenings.$inferSelect;
