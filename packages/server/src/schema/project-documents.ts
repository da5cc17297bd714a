import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { createdAt, id, version } from './columns/columns.ts';
import { documentTypes } from './document-types.ts';
import { documents } from './documents.ts';
import { projects } from './projects.ts';

export const projectDocuments = pgTable(
  'project_documents',
  {
    projectDocumentId: id('project_document_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    documentTypeId: uuid('document_type_id')
      .notNull()
      .references(() => documentTypes.documentTypeId),
    documentId: uuid('document_id')
      .notNull()
      .unique('project_documents_document_unique')
      .references(() => documents.documentId),
    description: text('description').notNull(),
    descriptionEn: text('description_en'),
    visible: boolean('visible').notNull().default(true),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('project_documents_project_index').on(table.projectId, table.createdAt),
    // Before a document type is deleted, this makes it fast to check that no document has it.
    index('project_documents_type_index').on(table.documentTypeId),
    isAtMost('project_documents_description_length', table.description, 300),
    isAtMost('project_documents_description_en_length', table.descriptionEn, 300),
  ],
);
