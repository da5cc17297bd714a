import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id, version } from './columns/columns.ts';

export const documentTypes = pgTable(
  'document_types',
  {
    documentTypeId: id('document_type_id'),
    name: text('name').notNull(),
    description: text('description').notNull(),
    nameEn: text('name_en'),
    descriptionEn: text('description_en'),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('document_types_name_unique').on(sql`lower(${table.name})`),
    isAtMost('document_types_name_length', table.name, 80),
    isAtMost('document_types_description_length', table.description, 1_000),
    isAtMost('document_types_name_en_length', table.nameEn, 80),
    isAtMost('document_types_description_en_length', table.descriptionEn, 1_000),
  ],
);
