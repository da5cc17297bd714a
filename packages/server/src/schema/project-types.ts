import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id, version } from './columns/columns.ts';
import { documents } from './documents.ts';

export const projectTypes = pgTable(
  'project_types',
  {
    projectTypeId: id('project_type_id'),
    name: text('name').notNull(),
    description: text('description').notNull(),
    nameEn: text('name_en'),
    descriptionEn: text('description_en'),
    imageId: uuid('image_id').references(() => documents.documentId),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('project_types_name_unique').on(sql`lower(${table.name})`),
    isAtMost('project_types_name_length', table.name, 80),
    isAtMost('project_types_description_length', table.description, 1_000),
    isAtMost('project_types_name_en_length', table.nameEn, 80),
    isAtMost('project_types_description_en_length', table.descriptionEn, 1_000),
  ],
);
