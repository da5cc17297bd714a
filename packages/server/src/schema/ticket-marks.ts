import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { tickets } from './tickets.ts';
import { users } from './users.ts';

/**
 * A member of staff whose read mark of a ticket differs from that of the staff: who has read its news that await an
 * answer, or wants to read again what was answered.
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
