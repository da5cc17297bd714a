import { type Cents, phaseNames, timelineKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { cents, id, instant, version } from './columns/columns.ts';
import { projects } from './projects.ts';

export const projectTimeline = pgTable(
  'project_timeline',
  {
    projectTimelineId: id('project_timeline_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: timelineKinds }).notNull(),
    /** Set when a phase was reached; a milestone has a title instead. */
    phaseName: text('phase_name', { enum: phaseNames }),
    title: text('title'),
    description: text('description'),
    titleEn: text('title_en'),
    descriptionEn: text('description_en'),
    happenedAt: instant('happened_at').notNull(),
    /** The delivery of returns that is late, and by how many days. */
    period: integer('period'),
    daysLate: integer('days_late'),
    amount: cents('amount_cents').$type<Cents>(),
    version: version(),
  },
  (table) => [
    index('project_timeline_project_index').on(table.projectId, table.happenedAt),
    uniqueIndex('project_timeline_step_once')
      .on(table.projectId, table.period, table.daysLate, table.happenedAt)
      .where(sql`${table.kind} = 'late'`),
    uniqueIndex('project_timeline_one_default').on(table.projectId).where(sql`${table.kind} = 'default'`),
    isOneOf('project_timeline_kind_known', table.kind, timelineKinds),
    isOneOf('project_timeline_phase_known', table.phaseName, phaseNames),
    check(
      'project_timeline_says_what',
      sql`case ${table.kind}
        when 'phase' then ${table.phaseName} is not null
        when 'milestone' then ${table.title} is not null
        when 'late' then ${table.period} is not null and ${table.daysLate} > 0 and ${table.amount} > 0
        when 'default' then ${table.amount} is not null
        else ${table.amount} is not null and ${table.description} is not null end`,
    ),
    isAtMost('project_timeline_title_length', table.title, 120),
    isAtMost('project_timeline_title_en_length', table.titleEn, 120),
    isAtMost('project_timeline_description_length', table.description, 2_000),
    isAtMost('project_timeline_description_en_length', table.descriptionEn, 2_000),
  ],
);
