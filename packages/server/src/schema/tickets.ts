import { ticketStateIds } from '@semilla/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { createdAt, id, instant, version } from './columns/columns.ts';
import { sortKey } from './columns/sort-key.ts';
import { users } from './users.ts';

export const tickets = pgTable(
  'tickets',
  {
    ticketId: id('ticket_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    stateId: text('state_id', { enum: ticketStateIds }).notNull().default('Open'),
    stateSince: instant('state_since').notNull(),
    /** The customer who has the question. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.userId),
    responsibleId: uuid('responsible_id').references(() => users.userId),
    readByCustomer: boolean('read_by_customer').notNull(),
    readByStaff: boolean('read_by_staff').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (table) => [
    index('tickets_user_index').on(table.userId, table.createdAt, table.ticketId),
    index('tickets_responsible_index').on(table.responsibleId, table.createdAt, table.ticketId),
    index('tickets_state_index').on(table.stateId, table.createdAt, table.ticketId),
    index('tickets_state_order_index').on(table.stateId, table.ticketId),
    index('tickets_created_index').on(table.createdAt, table.ticketId),
    index('tickets_updated_index').on(table.updatedAt, table.ticketId),
    index('tickets_title_order').on(sortKey(table.title), table.ticketId),
    index('tickets_title_search').using('gin', sql`searchable(${table.title}) gin_trgm_ops`),
    // Few tickets are unread, so counting those stays cheap for any number of tickets.
    index('tickets_unread_by_customer')
      .on(table.userId, table.createdAt)
      .where(sql`not ${table.readByCustomer}`),
    index('tickets_unread_by_staff').on(table.createdAt, table.ticketId).where(sql`not ${table.readByStaff}`),
    isOneOf('tickets_state_known', table.stateId, ticketStateIds),
    isAtMost('tickets_title_length', table.title, 150),
    isAtMost('tickets_description_length', table.description, 5_000),
  ],
);
