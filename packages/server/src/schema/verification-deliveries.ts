import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns/columns.ts';
import { verificationSessions } from './verification-sessions.ts';

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
