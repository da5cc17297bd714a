import { isStaff, scopeOf, type TicketSide } from '@semilla/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { userAssignments } from '../account/user-assignments/table.ts';
import type { Db } from '../database/types.ts';
import { Forbidden, NotFound } from '../errors.ts';
import { type Caller, roleOf } from '../routing/caller.ts';
import { tickets } from './tickets/table.ts';

export type StoredTicket = typeof tickets.$inferSelect;

/** Tickets that the caller is responsible for, of customers assigned to the caller, or the caller's own. */
function handledBy(userId: string): SQL | undefined {
  const { userId: customerId, managerId } = userAssignments;
  // As an array it can be looked up in an index; as a join beside an `or` it could not.
  const assigned = sql`array(select ${customerId} from ${userAssignments} where ${managerId} = ${userId})`;
  return or(
    eq(tickets.responsibleId, userId),
    eq(tickets.userId, userId),
    sql`${tickets.userId} = any(${assigned})`,
  );
}

/** Which tickets a caller may see, answer and change. */
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

/** Locks a ticket, so that all that happens to it happens one after the other. */
export async function lockTicket(tx: Db, caller: Caller, ticketId: string): Promise<StoredTicket> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.ticketId, ticketId), visibleTo(caller)))
    .for('update');
  if (!ticket) throw new NotFound();
  return ticket;
}

/** On whose side somebody acts: nobody is staff to their own question, but administrators where they say so. */
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

/** The moment of what happens to a locked ticket: after all that has happened to it, whichever clock told the time. */
export function nextMoment(ticket: Pick<StoredTicket, 'updatedAt'>, now: Date): Date {
  return new Date(Math.max(now.getTime(), ticket.updatedAt.getTime() + 1));
}
