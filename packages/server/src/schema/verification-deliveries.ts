import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns/columns.ts';
import { verificationSessions } from './verification-sessions.ts';

/** Provider messages that were already handled, because the provider repeats them for days. */
export const verificationDeliveries = pgTable(
  'verification_deliveries',
  {
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verificationSessions.verificationId, { onDelete: 'cascade' }),
    attemptId: text('attempt_id'),
    /** The status of a decision, or the action of an event. */
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
