import { phaseNames } from '@semilla/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../database/columns.ts';
import { projects } from '../projects/table.ts';

export const projectTimeline = pgTable(
  'project_timeline',
  {
    projectTimelineId: id('project_timeline_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['phase', 'milestone'] }).notNull(),
    /** Of a phase reached; a milestone has a title instead. */
    phaseName: text('phase_name', { enum: phaseNames }),
    title: text('title'),
    description: text('description'),
    titleEn: text('title_en'),
    descriptionEn: text('description_en'),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [index('project_timeline_project_index').on(table.projectId, table.happenedAt)],
);
