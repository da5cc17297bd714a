import { holdReasons } from '@semilla/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { createdAt, id, instant } from './columns/columns.ts';
import { users } from './users.ts';

/** Periods during which a customer's withdrawals are on hold after a change to their access. */
export const holds = pgTable(
  'holds',
  {
    holdId: id('hold_id'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    reason: text('reason', { enum: holdReasons }).notNull(),
    createdAt: createdAt(),
    until: instant('until').notNull(),
    /** The email address before the change; mails about the hold go there too. */
    previousEmail: text('previous_email'),
    /** When the customer stopped all withdrawals. */
    stoppedAt: instant('stopped_at'),
    /** When two administrators allowed withdrawals again. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('holds_user_index').on(table.userId, table.createdAt),
    isOneOf('holds_reason_known', table.reason, holdReasons),
  ],
);

export type HoldRow = typeof holds.$inferSelect;
