import {
  type AnswerOf,
  type InputOf,
  type listTickets,
  type Ticket,
  ticketStateIds,
} from '@semilla/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pageFromNearerEnd } from '../../database/pages.ts';
import { alphabetical, contains, given, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import type { Caller } from '../../routing/caller.ts';
import { visibleTo } from '../access.ts';
import { selectTickets } from './repository.ts';
import { tickets } from './table.ts';

type Query = InputOf<typeof listTickets>['query'];
type Answer = AnswerOf<typeof listTickets>;

const orderColumns = {
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
  title: alphabetical(tickets.title),
  stateId: tickets.stateId,
};

/** What is unread comes first or last; beside each other, what was touched last comes first. */
function ordered(caller: Caller, { orderBy, orderSide }: Query): SQL[] {
  if (orderBy !== 'read') return sorted({ orderBy, orderSide }, orderColumns, tickets.ticketId);
  const direction = orderSide === 'asc' ? asc : desc;
  return [
    direction(sql`coalesce(${isRead(caller, true)}, false)`),
    desc(tickets.updatedAt),
    asc(tickets.ticketId),
  ];
}

function isWantedBy(search: string): SQL | undefined {
  const id = z.uuid().safeParse(search);
  return id.success ? eq(tickets.ticketId, id.data) : contains(tickets.title, search);
}

/** Read, or not, as customer of one's own tickets, as staff of others'. Whoever has only own ones is never asked twice. */
function isRead(caller: Caller, isWanted: boolean): SQL | undefined {
  const userId = caller.userId ?? '';
  const is = (column: typeof tickets.readByStaff | typeof tickets.readByCustomer) =>
    isWanted ? column : not(column);
  const asCustomer = and(eq(tickets.userId, userId), is(tickets.readByCustomer) as SQL);
  if (caller.role === 'user') return asCustomer;
  return or(asCustomer, and(ne(tickets.userId, userId), is(tickets.readByStaff) as SQL));
}

function conditionsInAnyState(caller: Caller, query: Query): SQL | undefined {
  return and(
    visibleTo(caller),
    given(query.title, (title) => contains(tickets.title, title)),
    given(query.search, isWantedBy),
    given(query.userId, (userId) => eq(tickets.userId, userId)),
    given(query.responsibleId, (userId) => eq(tickets.responsibleId, userId)),
    given(query.hasResponsible, (isWanted) =>
      isWanted ? isNotNull(tickets.responsibleId) : isNull(tickets.responsibleId),
    ),
    given(query.read, (read) => isRead(caller, read)),
  );
}

/** How many tickets a caller may see and has not read. */
export async function countUnreadTickets(db: Db, caller: Caller): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(tickets)
    .where(and(visibleTo(caller), isRead(caller, false)));
  return all?.total ?? 0;
}

function conditions(caller: Caller, query: Query): SQL | undefined {
  return and(
    conditionsInAnyState(caller, query),
    given(query.stateId, (stateId) => eq(tickets.stateId, stateId)),
  );
}

async function countByState(db: Db, where: SQL | undefined): Promise<Answer['totalByStates']> {
  const { stateId } = tickets;
  const rows = await db.select({ stateId, total: count() }).from(tickets).where(where).groupBy(stateId);
  return ticketStateIds.map((one) => ({
    stateId: one,
    total: rows.find((row) => row.stateId === one)?.total ?? 0,
  }));
}

/** A page of the tickets a caller may see without their number, for whoever reads all of them. */
export async function findTicketRows(db: Db, caller: Caller, query: Query): Promise<{ data: Ticket[] }> {
  const order = ordered(caller, query);
  // Found before the names are joined, so that what is passed over costs little.
  const page = db
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(conditions(caller, query))
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip)
    .as('page');
  const data = await selectTickets(db, caller)
    .innerJoin(page, eq(page.ticketId, tickets.ticketId))
    .orderBy(...order);
  return { data };
}

/** The tickets a caller may see, as filtered; the totals by state are of all states, whichever one is looked at. */
export async function findTickets(db: Db, caller: Caller, query: Query): Promise<Answer> {
  const counting = db.select({ total: count() }).from(tickets).where(conditions(caller, query));
  const page = await pageFromNearerEnd(query, counting, (part) => findTicketRows(db, caller, part), {
    isMirrored: query.orderBy !== 'read',
  });
  const totalByStates = query.getTotalByStates
    ? await countByState(db, conditionsInAnyState(caller, query))
    : undefined;
  return { ...page, totalByStates };
}
