import { ownerDocumentKinds } from '@semilla/contract';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt, id } from './columns/columns.ts';
import { documents } from './documents.ts';
import { owners } from './owners.ts';

/** Files that are evidence about owners. */
export const ownerDocuments = pgTable(
  'owner_documents',
  {
    ownerDocumentId: id('owner_document_id'),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => owners.ownerId),
    kind: text('kind', { enum: ownerDocumentKinds }).notNull(),
    documentId: uuid('document_id')
      .notNull()
      .unique('owner_documents_document_unique')
      .references(() => documents.documentId),
    /** The date on the document itself. */
    issuedOn: date('issued_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('owner_documents_owner_index').on(table.ownerId, table.createdAt),
    isOneOf('owner_documents_kind_known', table.kind, ownerDocumentKinds),
  ],
);
