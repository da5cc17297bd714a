import { verificationMediaKinds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns/columns.ts';
import { documents } from './documents.ts';
import { verifications } from './verifications.ts';

/** The pictures taken in a verification attempt. */
export const verificationMedia = pgTable(
  'verification_media',
  {
    mediaId: id('media_id'),
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verifications.verificationId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: verificationMediaKinds }).notNull(),
    documentId: uuid('document_id')
      .notNull()
      .unique('verification_media_document_unique')
      .references(() => documents.documentId),
    createdAt: createdAt(),
  },
  (table) => [
    index('verification_media_verification_index').on(table.verificationId),
    check('verification_media_kind_known', sql`${table.kind} in ('document-front', 'document-back', 'face')`),
  ],
);
