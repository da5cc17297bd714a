import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id, version } from './columns/columns.ts';
import { projects } from './projects.ts';

export const projectDescriptions = pgTable(
  'project_descriptions',
  {
    projectDescriptionId: id('project_description_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    titleEn: text('title_en'),
    descriptionEn: text('description_en'),
    orderIndex: integer('order_index').notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('project_descriptions_project_index').on(table.projectId, table.orderIndex),
    isAtMost('project_descriptions_title_length', table.title, 120),
    isAtMost('project_descriptions_title_en_length', table.titleEn, 120),
  ],
);
