import {
  identificationDocumentTypes,
  verificationDecisions,
  verificationMediaKinds,
  verificationStatuses,
} from '@semilla/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
    /** Whether staff decided, after which the provider's word changes nothing. */
    isDecidedByHand: boolean('is_decided_by_hand').notNull().default(false),
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

/** What goes on at the provider in an attempt. An attempt that nobody opened there has none. */
export const verificationSessions = pgTable(
  'verification_sessions',
  {
    verificationId: uuid('verification_id')
      .primaryKey()
      .references(() => verifications.verificationId, { onDelete: 'cascade' }),
    /** In the provider's words. */
    sessionId: text('session_id').notNull().unique('verification_sessions_session_unique'),
    url: text('url').notNull(),
    resubmissions: integer('resubmissions').notNull().default(0),
    /** Of the latest decision that was followed: what is older changes nothing any more. */
    decidedAt: instant('decided_at'),
    decidedAttemptId: text('decided_attempt_id'),
    expiresAt: instant('expires_at').notNull(),
    /** When the provider is asked next; null once there is nothing to ask. */
    pollAt: instant('poll_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('verification_sessions_poll_index').on(table.pollAt).where(sql`poll_at is not null`),
    index('verification_sessions_expiry_index').on(table.expiresAt).where(sql`poll_at is not null`),
    check('verification_sessions_resubmissions_bounded', sql`${table.resubmissions} between 0 and 9`),
  ],
);

/** What the provider has told already: it tells the same for days. */
export const verificationDeliveries = pgTable(
  'verification_deliveries',
  {
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verificationSessions.verificationId, { onDelete: 'cascade' }),
    attemptId: text('attempt_id'),
    /** The word of a decision, or what a person did. */
    word: text('word').notNull(),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('verification_deliveries_unique')
      .on(table.verificationId, table.attemptId, table.word, table.decidedAt)
      .nullsNotDistinct(),
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
