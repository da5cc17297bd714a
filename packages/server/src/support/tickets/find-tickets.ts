import {
  type AnswerOf,
  civilDateAt,
  type InputOf,
  type Ticket,
  ticketPriorities,
  ticketStateIds,
  type v1,
} from '@semilla/contract';
import { and, asc, count, desc, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { alphabetical, contains, given, isAnyOf, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { sortedStaffName, sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { isNotOver, priorityRank, tickets } from '../../schema/tickets.ts';
import { visibleTo, visibleToStaff } from '../access.ts';
import { isMarkedBy } from './marks.ts';
import { matchesSearch } from './matches-search.ts';
import { isOverdue, pageByTurn } from './page-by-turn.ts';
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
  priority: priorityRank(tickets.priority),
  dueOn: tickets.dueOn,
};

/**
 * Sorting by `read` puts unread tickets first or last, and within each group the latest activity first. This order has
 * no cursor, because whether a ticket is read depends on the caller and changes over time.
 */
function orderedByRead(caller: Caller, { orderSide }: Query): SQL[] {
  const direction = orderSide === 'asc' ? asc : desc;
  return [
    direction(sql`coalesce(${isRead(caller, true)}, false)`),
    desc(tickets.updatedAt),
    asc(tickets.ticketId),
  ];
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

/** Whether the customer wrote last: the ticket itself, unless staff opened it, or a message after the answers. */
const isCustomersTurn = sql`not coalesce(
  (select last.is_from_staff from ticket_messages last
    where last.ticket_id = tickets.ticket_id order by last.created_at desc limit 1),
  (select opened.user_id <> tickets.user_id from ticket_state_changes opened
    where opened.ticket_id = tickets.ticket_id order by opened.at limit 1),
  false)`;

/** Whether staff have to answer. In a state that says so they do even if they wrote last. */
const isAwaitingAnswer = and(
  isNotOver(tickets.stateId),
  ne(tickets.stateId, 'PendingCustomer'),
  or(eq(tickets.stateId, 'PendingManager'), isCustomersTurn),
) as SQL;

/** The filters of the list. */
export type Filters = Omit<Query, 'skip' | 'take' | 'orderBy' | 'orderSide' | 'cursor'>;

/** Who asks, and when. */
export interface Asker {
  caller: Caller;
  now: Date;
}

/** The filters by what only staff see. Callers' own tickets match none of them, as their values are null there. */
function staffConditions({ caller, now }: Asker, query: Filters): SQL | undefined {
  const conditions = [
    given(query.priority, (priority) =>
      isAnyOf(
        priorityRank(tickets.priority),
        [priority].flat().map((name) => ticketPriorities.indexOf(name)),
      ),
    ),
    given(query.isOverdue, (isTrue) => isOverdue(civilDateAt(now), isTrue)),
    given(query.awaitsAnswer, (isTrue) => (isTrue ? isAwaitingAnswer : not(isAwaitingAnswer))),
    given(query.projectId, (projectId) => eq(tickets.projectId, projectId)),
    given(query.transactionId, (transactionId) => eq(tickets.transactionId, transactionId)),
    given(query.orderId, (orderId) => eq(tickets.orderId, orderId)),
  ].filter((condition) => condition !== undefined);
  return conditions.length ? and(visibleToStaff(caller), ...conditions) : undefined;
}

function conditionsInAnyState({ caller, now }: Asker, query: Filters): SQL | undefined {
  return and(
    picked(query, tickets.ticketId),
    visibleTo(caller),
    given(query.title, (title) => contains(tickets.title, title)),
    given(query.search, (search) => matchesSearch(caller, search)),
    given(query.userId, (userId) => eq(tickets.userId, userId)),
    given(query.responsibleId, (userId) => eq(tickets.responsibleId, userId)),
    given(query.hasResponsible, (isWanted) =>
      isWanted ? isNotNull(tickets.responsibleId) : isNull(tickets.responsibleId),
    ),
    given(query.read, (read) => isRead(caller, read)),
    staffConditions({ caller, now }, query),
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

/** The number of tickets that wait for an answer of the caller or of colleagues who handle the same. */
export function countAwaitingTickets(db: Db, asker: Asker): Promise<number> {
  return db.$count(tickets, matchingTickets(asker, { awaitsAnswer: true }));
}

/** The condition for the tickets that the caller sees and that match the filters of the list. */
export function matchingTickets(asker: Asker, query: Filters): SQL | undefined {
  return and(
    conditionsInAnyState(asker, query),
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

/** Customers get null for the plan of all their tickets, so it must not show in the order either. */
function orderFor({ role }: Caller, orderBy: Query['orderBy']): Query['orderBy'] {
  const isPlan = orderBy === 'priority' || orderBy === 'dueOn' || orderBy === 'turn';
  return role === 'user' && isPlan ? 'createdAt' : orderBy;
}

function findPage(db: Db, asker: Asker, query: Query) {
  const { caller, now } = asker;
  const where = matchingTickets(asker, query);
  const orderBy = orderFor(caller, query.orderBy);
  if (orderBy === 'turn') return pageByTurn(db, query, { where, today: civilDateAt(now) });
  if (orderBy !== 'read')
    return pageOfIds(db, { ...query, orderBy }, { columns: orderColumns, id: tickets.ticketId, where });
  return db
    .select({ id: sql<string>`${tickets.ticketId}`.as('id') })
    .from(tickets)
    .where(where)
    .orderBy(...orderedByRead(caller, query))
    .limit(query.take)
    .offset(query.skip);
}

/** One page of the tickets a caller may see without the total count, as the CSV export needs it. */
export async function findTicketRows(db: Db, asker: Asker, query: Query): Promise<{ data: Ticket[] }> {
  const page = findPage(db, asker, query);
  const data = await rowsOfPage(selectTickets(db, asker.caller), page, tickets.ticketId);
  return { data };
}

/** The filtered tickets a caller may see. The totals per state ignore the state filter. */
export async function findTickets(db: Db, asker: Asker, query: Query): Promise<Answer> {
  const counting = db.select({ total: count() }).from(tickets).where(matchingTickets(asker, query));
  const page = await pageFromNearerEnd(query, counting, (part) => findTicketRows(db, asker, part), {
    isMirrored: query.orderBy !== 'read',
  });
  const totalByStates = query.getTotalByStates
    ? await countByState(db, conditionsInAnyState(asker, query))
    : undefined;
  return { ...page, totalByStates };
}
