import { isTicketOver, ticketPriorities, ticketStateIds } from '@semilla/contract';
import { and, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { createdAt, id, instant, version } from './columns/columns.ts';
import { sortKey } from './columns/sort-key.ts';
import { orders } from './orders.ts';
import { projects } from './projects.ts';
import { transactions } from './transactions.ts';
import { users } from './users.ts';

const over = ticketStateIds.filter(isTicketOver);
const overList = sql.raw(over.map((state) => `'${state}'`).join(', '));

/** Written without parameters, so PostgreSQL knows that a query's condition is that of the partial index. */
export const isNotOver = (stateId: SQLWrapper): SQL => sql`${stateId} not in (${overList})`;

const ranked = (priority: SQLWrapper, ranks: readonly number[]): SQL => {
  const cases = ticketPriorities.map((name, place) => `when '${name}' then ${ranks[place]}`);
  return sql`case ${priority} ${sql.raw(cases.join(' '))} end`;
};

/** Sorts priorities by urgency, not by name. */
export const priorityRank = (priority: SQLWrapper): SQL =>
  sql`(${ranked(
    priority,
    ticketPriorities.map((_, place) => place),
  )})`;

/** The turn of a ticket by its priority, the most urgent first. Finished tickets come last. */
export const turnOf = (table: { priority: SQLWrapper; stateId: SQLWrapper }): SQL => {
  const last = ticketPriorities.length;
  const rank = ranked(
    table.priority,
    ticketPriorities.map((_, place) => last - 1 - place),
  );
  return sql`(case when ${table.stateId} in (${overList}) then ${sql.raw(String(last))} else ${rank} end)`;
};

/** The texts of a ticket that the search of its list looks into. */
export const ticketWords = (table: { title: SQLWrapper; description: SQLWrapper }): SQL =>
  sql`(${table.title} || '|' || ${table.description})`;

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
    priority: text('priority', { enum: ticketPriorities }).notNull().default('normal'),
    /** The day by which staff want to finish it. */
    dueOn: date('due_on'),
    /** What it is about, for staff. Movements and orders are of its customer. */
    projectId: uuid('project_id').references(() => projects.projectId, { onDelete: 'set null' }),
    transactionId: uuid('transaction_id').references(() => transactions.transactionId, {
      onDelete: 'set null',
    }),
    orderId: uuid('order_id').references(() => orders.orderId, { onDelete: 'set null' }),
    /** The ticket where a merged one goes on. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => tickets.ticketId, {
      onDelete: 'set null',
    }),
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
    index('tickets_priority_order').on(priorityRank(table.priority), table.ticketId),
    index('tickets_due_order').on(table.dueOn, table.ticketId),
    index('tickets_turn_order').on(turnOf(table), table.createdAt, table.ticketId),
    index('tickets_due_open')
      .on(table.dueOn)
      .where(sql`${and(isNotNull(table.dueOn), isNotOver(table.stateId))}`),
    index('tickets_search').using('gin', sql`searchable(${ticketWords(table)}) gin_trgm_ops`),
    index('tickets_project_index').on(table.projectId).where(isNotNull(table.projectId)),
    index('tickets_transaction_index').on(table.transactionId).where(isNotNull(table.transactionId)),
    index('tickets_order_index').on(table.orderId).where(isNotNull(table.orderId)),
    index('tickets_merged_index').on(table.mergedIntoId).where(isNotNull(table.mergedIntoId)),
    // Few tickets are unread, so counting those stays cheap for any number of tickets.
    index('tickets_unread_by_customer')
      .on(table.userId, table.createdAt)
      .where(sql`not ${table.readByCustomer}`),
    index('tickets_unread_by_staff').on(table.createdAt, table.ticketId).where(sql`not ${table.readByStaff}`),
    isOneOf('tickets_state_known', table.stateId, ticketStateIds),
    isOneOf('tickets_priority_known', table.priority, ticketPriorities),
    isAtMost('tickets_title_length', table.title, 150),
    isAtMost('tickets_description_length', table.description, 5_000),
  ],
);
