import {
  identificationDocumentTypes,
  verificationDecisions,
  verificationMediaKinds,
  verificationStatuses,
} from '@semilla/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../database/columns.ts';
import { documents } from '../../misc/documents/table.ts';
import { users } from '../users/table.ts';

/** An attempt of somebody to show who they are. The one with the highest number counts, and only that one changes. */
export const verifications = pgTable(
  'verifications',
  {
    verificationId: id('verification_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    attempt: integer('attempt').notNull(),
    status: text('status', { enum: verificationStatuses }).notNull(),
    reason: text('reason'),
    reasonCode: integer('reason_code'),
    decision: text('decision', { enum: verificationDecisions }),
    decisionReason: text('decision_reason'),
    decisionData: jsonb('decision_data').$type<Record<string, unknown>>(),
    action: text('action'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('verifications_attempt_unique').on(table.userId, table.attempt),
    index('verifications_user_index').on(table.userId, table.updatedAt),
    index('verifications_updated_index').on(table.updatedAt, table.verificationId),
    index('verifications_created_index').on(table.createdAt, table.verificationId),
    index('verifications_status_index').on(table.status, table.updatedAt),
    check('verifications_attempt_positive', sql`${table.attempt} > 0`),
    check(
      'verifications_status_known',
      sql`${table.status} in ('Started', 'Progress', 'Completed', 'Approved', 'Declined', 'Resubmission', 'ExpiredAbandoned', 'NotVerified')`,
    ),
    check(
      'verifications_decision_follows_status',
      sql`${table.decision} is not distinct from case when ${table.status} in ('Approved', 'Declined') then ${table.status} end`,
    ),
  ],
);

/** The documents that were shown in an attempt. */
export const verificationDocuments = pgTable(
  'verification_documents',
  {
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verifications.verificationId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type', { enum: identificationDocumentTypes }),
    number: text('number'),
    country: text('country'),
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.verificationId, table.position] }),
    check(
      'verification_documents_type_known',
      sql`${table.type} in ('PASSPORT', 'ID_CARD', 'DRIVERS_LICENSE', 'RESIDENCE_PERMIT', 'VISA')`,
    ),
    check('verification_documents_country_form', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);

/** The pictures that were taken in an attempt. */
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
