import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../database/columns.ts';
import { documents } from '../../misc/documents/table.ts';

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
  },
  (table) => [uniqueIndex('project_types_name_unique').on(sql`lower(${table.name})`)],
);
