import { ticketStateIds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns/checks.ts';
import { id, instant } from './columns/columns.ts';
import { tickets } from './tickets.ts';
import { users } from './users.ts';

/** The states of a ticket over time, starting with its opening. */
export const ticketStateChanges = pgTable(
  'ticket_state_changes',
  {
    ticketStateChangeId: id('ticket_state_change_id'),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'cascade' }),
    from: text('from', { enum: ticketStateIds }),
    to: text('to', { enum: ticketStateIds }).notNull(),
    userId: uuid('user_id').references(() => users.userId, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    // Two changes never have the same time, so their order is certain.
    uniqueIndex('ticket_state_changes_order').on(table.ticketId, table.at),
    isOneOf('ticket_state_changes_known', table.to, ticketStateIds),
    isOneOf('ticket_state_changes_from_known', table.from, ticketStateIds),
    check('ticket_state_changes_differ', sql`${table.from} is distinct from ${table.to}`),
  ],
);
