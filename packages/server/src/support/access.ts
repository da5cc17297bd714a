import { isStaff, scopeOf, type TicketSide } from '@semilla/contract';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../kit/database/types.ts';
import { Forbidden, NotFound } from '../kit/errors.ts';
import { type Caller, roleOf } from '../kit/http/caller.ts';
import { tickets } from '../schema/tickets.ts';
import { userAssignments } from '../schema/user-assignments.ts';

export type StoredTicket = typeof tickets.$inferSelect;

/**
 * The condition for tickets that the user is responsible for, tickets of customers assigned to the user, and
 * the user's own.
 */
function handledBy(userId: string): SQL | undefined {
  const { userId: customerId, managerId } = userAssignments;
  // An array allows an index lookup; a join next to an `or` does not.
  const assigned = sql`array(select ${customerId} from ${userAssignments} where ${managerId} = ${userId})`;
  return or(
    eq(tickets.responsibleId, userId),
    eq(tickets.userId, userId),
    sql`${tickets.userId} = any(${assigned})`,
  );
}

/** The condition for the tickets that a caller may see, answer and edit. */
export function visibleTo(caller: Caller): SQL | undefined {
  const userId = caller.userId ?? '';
  switch (scopeOf('tickets.read', roleOf(caller))) {
    case 'all':
      return undefined;
    case 'handled':
      return handledBy(userId);
    case 'own':
      return eq(tickets.userId, userId);
    default:
      return sql`false`;
  }
}

export async function isTicketVisible(db: Db, caller: Caller, ticketId: string): Promise<boolean> {
  const found = await db
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(and(eq(tickets.ticketId, ticketId), visibleTo(caller)));
  return found.length > 0;
}

/**
 * The condition for the tickets that a caller may see as staff. Their own are left out, whatever their role: they are the
 * customer there.
 */
export function visibleToStaff(caller: Caller): SQL | undefined {
  const role = roleOf(caller);
  if (role === 'visitor' || !isStaff(role)) return sql`false`;
  return and(visibleTo(caller), ne(tickets.userId, caller.userId ?? ''));
}

export async function isTicketVisibleToStaff(db: Db, caller: Caller, ticketId: string): Promise<boolean> {
  const found = await db
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(and(eq(tickets.ticketId, ticketId), visibleToStaff(caller)));
  return found.length > 0;
}

/** Throws if a locked ticket is the caller's own: its customer does not know what staff keep there. */
export function assertActsAsStaff(caller: Caller, { userId }: Pick<StoredTicket, 'userId'>): void {
  const role = roleOf(caller);
  if (role === 'visitor' || !isStaff(role)) throw new Forbidden();
  if (userId === caller.userId) throw new NotFound();
}

/** Locks a ticket, so changes to it happen one after the other. */
export async function lockTicket(tx: Db, caller: Caller, ticketId: string): Promise<StoredTicket> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.ticketId, ticketId), visibleTo(caller)))
    .for('update');
  if (!ticket) throw new NotFound();
  return ticket;
}

/** The side the caller acts for. On their own ticket staff act as customers; administrators may choose. */
export function sideOf(
  caller: Caller,
  ticket: Pick<StoredTicket, 'userId'>,
  isAdmin: boolean | undefined,
): TicketSide {
  const role = roleOf(caller);
  const isOwn = ticket.userId === caller.userId;
  const mayBeStaff = role !== 'visitor' && isStaff(role) && (!isOwn || role === 'admin');
  const side = (isAdmin ?? !isOwn) ? 'staff' : 'customer';
  if (side === 'staff' ? !mayBeStaff : !isOwn) throw new Forbidden();
  return side;
}

/** A timestamp after the last change of a locked ticket, even if the clocks of two processes differ. */
export function nextMoment(ticket: Pick<StoredTicket, 'updatedAt'>, now: Date): Date {
  return new Date(Math.max(now.getTime(), ticket.updatedAt.getTime() + 1));
}
