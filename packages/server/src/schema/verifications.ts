import { verificationDecisions, verificationStatuses } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Users' attempts to verify their identity. Only the attempt with the highest number counts and may change. */
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
    /** Whether staff decided; then the provider's messages change nothing. */
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
