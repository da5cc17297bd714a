import { phaseNames, timelineKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { id, instant, version } from './columns/columns.ts';
import { projects } from './projects.ts';

export const projectTimeline = pgTable(
  'project_timeline',
  {
    projectTimelineId: id('project_timeline_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: timelineKinds }).notNull(),
    /** Set for a phase that was reached; a milestone has a title instead. */
    phaseName: text('phase_name', { enum: phaseNames }),
    title: text('title'),
    description: text('description'),
    titleEn: text('title_en'),
    descriptionEn: text('description_en'),
    happenedAt: instant('happened_at').notNull(),
    version: version(),
  },
  (table) => [
    index('project_timeline_project_index').on(table.projectId, table.happenedAt),
    isOneOf('project_timeline_kind_known', table.kind, timelineKinds),
    isOneOf('project_timeline_phase_known', table.phaseName, phaseNames),
    check(
      'project_timeline_says_what',
      sql`case when ${table.kind} = 'phase' then ${table.phaseName} is not null else ${table.title} is not null end`,
    ),
    isAtMost('project_timeline_title_length', table.title, 120),
    isAtMost('project_timeline_title_en_length', table.titleEn, 120),
    isAtMost('project_timeline_description_length', table.description, 2_000),
    isAtMost('project_timeline_description_en_length', table.descriptionEn, 2_000),
  ],
);
