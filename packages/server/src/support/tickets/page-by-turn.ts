import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { directionOf } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { isNotOver, tickets, turnOf } from '../../schema/tickets.ts';

/** Whether a ticket should have been finished before today, or not if `isTrue` is false. */
export function isOverdue(today: string, isTrue = true): SQL | undefined {
  const { dueOn, stateId } = tickets;
  if (isTrue) return and(sql`${dueOn} < ${today}`, isNotOver(stateId));
  return or(isNull(dueOn), sql`${dueOn} >= ${today}`, sql`not (${isNotOver(stateId)})`);
}

interface Paging {
  skip: number;
  take: number;
  orderSide: 'asc' | 'desc';
}

/**
 * A query for the ids of one page of tickets in their turn: overdue ones first, then by priority and age. What is overdue
 * depends on the day, so no index holds this order. The overdue tickets, which are few, and the others are read by an
 * index each, and no more of either than the page can show. This order has no cursor, because it changes overnight.
 */
export function pageByTurn(
  db: Db,
  { skip, take, orderSide }: Paging,
  { where, today }: { where: SQL | undefined; today: string },
) {
  const direction = directionOf({ orderBy: 'turn', orderSide });
  const part = (isLate: boolean) =>
    db
      .select({
        id: sql<string>`${tickets.ticketId}`.as('id'),
        part: sql<number>`${sql.raw(isLate ? '0' : '1')}`.as('part'),
        turn: sql<number>`${turnOf(tickets)}`.as('turn'),
        at: sql<Date>`${tickets.createdAt}`.as('at'),
      })
      .from(tickets)
      .where(and(where, isOverdue(today, isLate)))
      .orderBy(direction(turnOf(tickets)), direction(tickets.createdAt), direction(tickets.ticketId))
      .limit(skip + take);
  const all = unionAll(part(true), part(false)).as('all_tickets');
  return db
    .select({ id: all.id })
    .from(all)
    .orderBy(direction(all.part), direction(all.turn), direction(all.at), direction(all.id))
    .limit(take)
    .offset(skip);
}
