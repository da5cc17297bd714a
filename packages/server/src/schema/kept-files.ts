import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { documents } from './documents.ts';
import { keptRecords } from './kept-records.ts';

export const keptFiles = pgTable(
  'kept_files',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.documentId),
    keptRecordId: uuid('kept_record_id')
      .notNull()
      .references(() => keptRecords.keptRecordId),
  },
  (table) => [index('kept_files_record_index').on(table.keptRecordId)],
);
