import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from './columns/columns.ts';
import { documents } from './documents.ts';
import { users } from './users.ts';

export const accountDocuments = pgTable(
  'account_documents',
  {
    accountDocumentId: id('account_document_id'),
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.userId),
    /** The user who uploaded it: the customer or staff. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.userId),
    documentId: uuid('document_id')
      .notNull()
      .unique('account_documents_document_unique')
      .references(() => documents.documentId),
    visible: boolean('visible').notNull().default(true),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('account_documents_account_index').on(table.accountId, table.createdAt),
    index('account_documents_created_index').on(table.createdAt, table.accountDocumentId),
  ],
);
