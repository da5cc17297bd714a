import { type AnswerOf, type InputOf, type Ticket, ticketStateIds, type v1 } from '@semilla/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { alphabetical, contains, given, isAnyOf, picked, sorted } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { sortedStaffName, sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { tickets } from '../../schema/tickets.ts';
import { visibleTo } from '../access.ts';
import { isMarkedBy } from './marks.ts';
import { selectTickets } from './queries.ts';

type Query = InputOf<typeof v1.tickets.find>['query'];
type Answer = AnswerOf<typeof v1.tickets.find>;

const orderColumns = {
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
  title: alphabetical(tickets.title),
  stateId: tickets.stateId,
  userName: sortedUserName(tickets.userId),
  responsibleName: sortedStaffName(tickets.responsibleId),
};

/**
 * Sorting by `read` puts unread tickets first or last, and within each group the latest activity first. This order has
 * no cursor, because whether a ticket is read depends on the caller and changes over time.
 */
function ordered(caller: Caller, { orderBy, orderSide, cursor }: Query): SQL[] {
  if (orderBy !== 'read') return sorted({ orderBy, orderSide, cursor }, orderColumns, tickets.ticketId);
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

const is = (column: typeof tickets.readByStaff | typeof tickets.readByCustomer, isTrue: boolean): SQL =>
  isTrue ? sql`${column}` : not(column);

/**
 * The condition that the caller has read a ticket, or has not read it if `isWanted` is false. Staff read
 * their own tickets as the customer and other tickets as staff; users have only their own.
 */
function isRead(caller: Caller, isWanted: boolean): SQL | undefined {
  const userId = caller.userId ?? '';
  const asCustomer = and(eq(tickets.userId, userId), is(tickets.readByCustomer, isWanted));
  if (caller.role === 'user') return asCustomer;
  const isMarked = isMarkedBy(userId);
  const isOthers = ne(tickets.userId, userId);
  return or(
    asCustomer,
    and(isOthers, is(tickets.readByStaff, isWanted), not(isMarked)),
    and(isOthers, is(tickets.readByStaff, !isWanted), isMarked),
  );
}

/** The filters of the list. */
type Filters = Omit<Query, 'skip' | 'take' | 'orderBy' | 'orderSide' | 'cursor'>;

function conditionsInAnyState(caller: Caller, query: Filters): SQL | undefined {
  return and(
    picked(query, tickets.ticketId),
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

/** The number of unread tickets that the caller may see. */
export async function countUnreadTickets(db: Db, caller: Caller): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(tickets)
    .where(and(visibleTo(caller), isRead(caller, false)));
  return all?.total ?? 0;
}

/** The condition for the tickets that the caller sees and that match the filters of the list. */
export function matchingTickets(caller: Caller, query: Filters): SQL | undefined {
  return and(
    conditionsInAnyState(caller, query),
    given(query.stateId, (stateId) => isAnyOf(tickets.stateId, stateId)),
  );
}

async function countByState(db: Db, where: SQL | undefined): Promise<Answer['totalByStates']> {
  const { stateId } = tickets;
  const rows = await db.select({ stateId, total: count() }).from(tickets).where(where).groupBy(stateId);
  return ticketStateIds.map((id) => ({
    stateId: id,
    total: rows.find((row) => row.stateId === id)?.total ?? 0,
  }));
}

function findPage(db: Db, caller: Caller, query: Query) {
  const { orderBy, ...rest } = query;
  const listed = { columns: orderColumns, id: tickets.ticketId, where: matchingTickets(caller, query) };
  if (orderBy !== 'read') return pageOfIds(db, { ...rest, orderBy }, listed);
  return db
    .select({ id: sql<string>`${tickets.ticketId}`.as('id') })
    .from(tickets)
    .where(listed.where)
    .orderBy(...ordered(caller, query))
    .limit(query.take)
    .offset(query.skip);
}

/** One page of the tickets a caller may see without the total count, as the CSV export needs it. */
export async function findTicketRows(db: Db, caller: Caller, query: Query): Promise<{ data: Ticket[] }> {
  const page = findPage(db, caller, query);
  const data = await rowsOfPage(selectTickets(db, caller), page, tickets.ticketId);
  return { data };
}

/** The filtered tickets a caller may see. The totals per state ignore the state filter. */
export async function findTickets(db: Db, caller: Caller, query: Query): Promise<Answer> {
  const counting = db.select({ total: count() }).from(tickets).where(matchingTickets(caller, query));
  const page = await pageFromNearerEnd(query, counting, (part) => findTicketRows(db, caller, part), {
    isMirrored: query.orderBy !== 'read',
  });
  const totalByStates = query.getTotalByStates
    ? await countByState(db, conditionsInAnyState(caller, query))
    : undefined;
  return { ...page, totalByStates };
}
