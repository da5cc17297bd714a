import { ticketStateIds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { id, instant } from './columns/columns.ts';
import { tickets } from './tickets.ts';
import { users } from './users.ts';

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    messageId: id('message_id'),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.userId, { onDelete: 'set null' }),
    /** Whether the author was staff when writing; stored, because the author may leave the staff later. */
    isFromStaff: boolean('is_from_staff').notNull(),
    message: text('message').notNull(),
    /** The state that the message moved the ticket to. */
    stateId: text('state_id', { enum: ticketStateIds }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ticket_messages_order').on(table.ticketId, table.createdAt),
    index('ticket_messages_search').using('gin', sql`searchable(${table.message}) gin_trgm_ops`),
    isOneOf('ticket_messages_state_known', table.stateId, ticketStateIds),
    isAtMost('ticket_messages_length', table.message, 5_000),
  ],
);
