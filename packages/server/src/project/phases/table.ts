import { phaseNames } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../database/columns.ts';
import { projects } from '../projects/table.ts';

/** The catalogue. A migration fills it; its names are what rules speak of. */
export const phases = pgTable('phases', {
  phaseId: id('phase_id'),
  name: text('name', { enum: phaseNames }).notNull().unique('phases_name_unique'),
  orderIndex: integer('order_index').notNull(),
  colour: text('colour', { enum: ['grey', 'blue', 'green'] }).notNull(),
});

/** The phases that a project has gone through; the one without an end is where it is. */
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
