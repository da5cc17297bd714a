import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost } from './columns/checks.ts';
import { id, instant } from './columns/columns.ts';
import { tickets } from './tickets.ts';
import { users } from './users.ts';

/** Internal notes of staff. A table of their own, so no query for what customers see can return one. */
export const ticketNotes = pgTable(
  'ticket_notes',
  {
    ticketNoteId: id('ticket_note_id'),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.userId, { onDelete: 'set null' }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ticket_notes_order').on(table.ticketId, table.createdAt, table.ticketNoteId),
    index('ticket_notes_search').using('gin', sql`searchable(${table.message}) gin_trgm_ops`),
    isAtMost('ticket_notes_length', table.message, 5_000),
  ],
);
