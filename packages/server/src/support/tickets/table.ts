import { ticketStateIds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../account/users/table.ts';
import { isAtMost, isOneOf } from '../../database/checks.ts';
import { createdAt, id, instant } from '../../database/columns.ts';

export const tickets = pgTable(
  'tickets',
  {
    ticketId: id('ticket_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    stateId: text('state_id', { enum: ticketStateIds }).notNull().default('Open'),
    stateSince: instant('state_since').notNull(),
    /** Whose question it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    responsibleId: uuid('responsible_id').references(() => users.userId),
    readByCustomer: boolean('read_by_customer').notNull(),
    readByStaff: boolean('read_by_staff').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('tickets_user_index').on(table.userId, table.createdAt, table.ticketId),
    index('tickets_responsible_index').on(table.responsibleId, table.createdAt, table.ticketId),
    index('tickets_state_index').on(table.stateId, table.createdAt, table.ticketId),
    index('tickets_state_order_index').on(table.stateId, table.ticketId),
    index('tickets_created_index').on(table.createdAt, table.ticketId),
    index('tickets_updated_index').on(table.updatedAt, table.ticketId),
    index('tickets_title_order').on(sql`searchable(${table.title})`, table.ticketId),
    index('tickets_title_search').using('gin', sql`searchable(${table.title}) gin_trgm_ops`),
    // What is unread is little, so counting it stays cheap however many tickets there are.
    index('tickets_unread_by_customer')
      .on(table.userId, table.createdAt)
      .where(sql`not ${table.readByCustomer}`),
    index('tickets_unread_by_staff').on(table.createdAt, table.ticketId).where(sql`not ${table.readByStaff}`),
    isOneOf('tickets_state_known', table.stateId, ticketStateIds),
    isAtMost('tickets_title_length', table.title, 150),
    isAtMost('tickets_description_length', table.description, 5_000),
  ],
);

/** What a ticket has gone through, from its opening on. */
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
    // One after the other, so that their order is never in doubt.
    uniqueIndex('ticket_state_changes_order').on(table.ticketId, table.at),
    isOneOf('ticket_state_changes_known', table.to, ticketStateIds),
    isOneOf('ticket_state_changes_from_known', table.from, ticketStateIds),
    check('ticket_state_changes_differ', sql`${table.from} is distinct from ${table.to}`),
  ],
);
