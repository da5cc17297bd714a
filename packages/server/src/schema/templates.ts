import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id, version } from './columns/columns.ts';

export const templates = pgTable(
  'templates',
  {
    templateId: id('template_id'),
    name: text('name').notNull(),
    description: text('description').notNull(),
    nameEn: text('name_en'),
    descriptionEn: text('description_en'),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('templates_name_unique').on(sql`lower(${table.name})`),
    index('templates_name_search').using('gin', sql`searchable(${table.name}) gin_trgm_ops`),
    isAtMost('templates_name_length', table.name, 120),
    isAtMost('templates_name_en_length', table.nameEn, 120),
  ],
);
