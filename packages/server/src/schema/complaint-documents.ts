import { complaintDocumentKinds } from '@semilla/contract';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { complaints } from './complaints.ts';
import { documents } from './documents.ts';

export const complaintDocuments = pgTable(
  'complaint_documents',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.documentId),
    complaintId: uuid('complaint_id')
      .notNull()
      .references(() => complaints.complaintId),
    kind: text('kind', { enum: complaintDocumentKinds }).notNull(),
    orderIndex: integer('order_index').notNull(),
  },
  (table) => [
    index('complaint_documents_complaint_index').on(table.complaintId, table.orderIndex),
    isOneOf('complaint_documents_kind_known', table.kind, complaintDocumentKinds),
  ],
);
