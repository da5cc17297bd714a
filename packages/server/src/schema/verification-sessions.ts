import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns/columns.ts';
import { verifications } from './verifications.ts';

/**
 * The provider's session for a verification attempt. An attempt that was never opened at the provider has
 * none.
 */
export const verificationSessions = pgTable(
  'verification_sessions',
  {
    verificationId: uuid('verification_id')
      .primaryKey()
      .references(() => verifications.verificationId, { onDelete: 'cascade' }),
    /** The provider's id of the session. */
    sessionId: text('session_id').notNull().unique('verification_sessions_session_unique'),
    url: text('url').notNull(),
    resubmissions: integer('resubmissions').notNull().default(0),
    /** The time of the latest decision that was applied; older decisions are ignored. */
    decidedAt: instant('decided_at'),
    decidedAttemptId: text('decided_attempt_id'),
    expiresAt: instant('expires_at').notNull(),
    /** When to ask the provider next; null if there is nothing left to ask. */
    pollAt: instant('poll_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('verification_sessions_poll_index').on(table.pollAt).where(sql`poll_at is not null`),
    index('verification_sessions_expiry_index').on(table.expiresAt).where(sql`poll_at is not null`),
    check('verification_sessions_resubmissions_bounded', sql`${table.resubmissions} between 0 and 9`),
  ],
);
