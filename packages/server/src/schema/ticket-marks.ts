import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { tickets } from './tickets.ts';
import { users } from './users.ts';

/**
 * Tickets whose read state differs for one member of staff: they have read messages that nobody has answered yet, or
 * they marked an answered ticket as unread for themselves.
 */
export const ticketMarks = pgTable(
  'ticket_marks',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ticketId] }),
    index('ticket_marks_ticket_index').on(table.ticketId),
  ],
);
