import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns/columns.ts';
import { phases } from './phases.ts';
import { projects } from './projects.ts';

/** The phases of a project over time; the row without an end is the current one. */
export const projectPhases = pgTable(
  'project_phases',
  {
    projectPhaseId: id('project_phase_id'),
    projectId: uuid('project_id')
      .notNull()
      .references((): AnyPgColumn => projects.projectId, { onDelete: 'cascade' }),
    phaseId: uuid('phase_id')
      .notNull()
      .references(() => phases.phaseId),
    from: instant('from').notNull().defaultNow(),
    to: instant('to'),
  },
  (table) => [
    index('project_phases_project_index').on(table.projectId, table.from),
    index('project_phases_from_index').on(table.from),
    uniqueIndex('project_phases_one_current').on(table.projectId).where(sql`"to" is null`),
  ],
);
