import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt, id } from './columns/columns.ts';
import { users } from './users.ts';

const purposes = [
  'project-document',
  'project-media',
  'project-type-image',
  'account-document',
  'verification-media',
  'ticket-document',
  'complaint-document',
  'bank-account-certificate',
  'promotion-image',
  'payment-proof',
  'payout-account-certificate',
  'tax-treatment-certificate',
  'proposal-file',
  'bank-statement',
  'payment-file',
  'owner-document',
  'kept-record',
] as const;

/** An uploaded file; its bytes are in the file store under `storageKey`. */
export const documents = pgTable(
  'documents',
  {
    documentId: id('document_id'),
    /** Decides who may see the file: each purpose has its own rule. */
    purpose: text('purpose', { enum: purposes }).notNull(),
    storageKey: text('storage_key').notNull().unique('documents_storage_key_unique'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.userId, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('documents_uploaded_by_index').on(table.uploadedBy),
    isOneOf('documents_purpose_known', table.purpose, purposes),
  ],
);
