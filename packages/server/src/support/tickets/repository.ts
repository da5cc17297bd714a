import type { Ticket, TicketStateChange, TicketStateId, WholeTicket } from '@semilla/contract';
import { and, asc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { users } from '../../account/users/table.ts';
import type { Db } from '../../database/types.ts';
import { NotFound } from '../../errors.ts';
import type { Caller } from '../../routing/caller.ts';
import type { StoredTicket } from '../access.ts';
import { findDocumentsOfTicket } from '../ticket-documents/repository.ts';
import { ticketStateChanges, tickets } from './table.ts';

const customers = alias(users, 'customers');
const responsibles = alias(users, 'responsibles');

/** Somebody's whole name; null where there is nobody. */
export function nameOf(user: { userId: AnyPgColumn; name: AnyPgColumn; surname: AnyPgColumn }) {
  return sql<
    string | null
  >`case when ${user.userId} is not null then concat_ws(' ', ${user.name}, ${user.surname}) end`;
}

/** Tickets as the caller is told of them: what is read is read on the caller's side. */
export function selectTickets(db: Db, caller: Caller) {
  return db
    .select({
      ticketId: tickets.ticketId,
      title: tickets.title,
      description: tickets.description,
      stateId: tickets.stateId,
      stateSince: tickets.stateSince,
      userId: tickets.userId,
      userName: sql<string>`concat_ws(' ', ${customers.name}, ${customers.surname})`,
      responsibleId: tickets.responsibleId,
      responsibleName: nameOf(responsibles),
      read: sql<boolean>`case when ${tickets.userId} = ${caller.userId}
        then ${tickets.readByCustomer} else ${tickets.readByStaff} end`,
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.userId, tickets.userId))
    .leftJoin(responsibles, eq(responsibles.userId, tickets.responsibleId))
    .$dynamic();
}

function findStateChanges(db: Db, ticketId: string): Promise<TicketStateChange[]> {
  const { from, to, userId, at } = ticketStateChanges;
  return db
    .select({ from, to, userId, userName: nameOf(users), at })
    .from(ticketStateChanges)
    .leftJoin(users, eq(users.userId, userId))
    .where(eq(ticketStateChanges.ticketId, ticketId))
    .orderBy(asc(at));
}

/** A ticket with its files and its history, where the condition holds. */
export async function findWholeTicket(
  db: Db,
  caller: Caller,
  where: SQL | undefined,
): Promise<WholeTicket | undefined> {
  const [ticket]: Ticket[] = await selectTickets(db, caller).where(where);
  if (!ticket) return undefined;
  const files = await findDocumentsOfTicket(db, ticket.ticketId);
  const filesOf = (ownerType: string) => files.filter((one) => one.ownerType === ownerType);
  return {
    ...ticket,
    documents: filesOf('attachment'),
    screenshot: filesOf('screenshot')[0] ?? null,
    requestHistory: filesOf('request-history'),
    stateChanges: await findStateChanges(db, ticket.ticketId),
  };
}

/** A ticket that the caller was already found to have to do with, even where a change has just ended that. */
export async function readWholeTicket(db: Db, caller: Caller, ticketId: string): Promise<WholeTicket> {
  const found = await findWholeTicket(db, caller, eq(tickets.ticketId, ticketId));
  if (!found) throw new NotFound();
  return found;
}

export async function insertTicket(tx: Db, ticket: typeof tickets.$inferInsert): Promise<void> {
  await tx.insert(tickets).values(ticket);
}

export async function updateTicket(
  tx: Db,
  ticketId: string,
  changes: Partial<StoredTicket>,
): Promise<StoredTicket> {
  const [updated] = await tx.update(tickets).set(changes).where(eq(tickets.ticketId, ticketId)).returning();
  return updated as StoredTicket;
}

/** Somebody's own tickets, locked. */
export async function lockTicketsOf(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(asc(tickets.ticketId))
    .for('update');
  return rows.map(({ ticketId }) => ticketId);
}

/** What somebody was responsible for and is not over waits for whoever takes it up; says which tickets. */
export async function releaseTicketsOf(tx: Db, userId: string): Promise<string[]> {
  const released = await tx
    .update(tickets)
    .set({ responsibleId: null, readByStaff: false })
    .where(and(eq(tickets.responsibleId, userId), notInArray(tickets.stateId, ['Closed', 'Dismissed'])))
    .returning({ ticketId: tickets.ticketId });
  return released.map(({ ticketId }) => ticketId);
}

export async function removeTicket(tx: Db, ticketId: string): Promise<void> {
  await tx.delete(tickets).where(eq(tickets.ticketId, ticketId));
}

export async function insertStateChange(
  tx: Db,
  change: {
    ticketId: string;
    from: TicketStateId | null;
    to: TicketStateId;
    userId: string | null;
    at: Date;
  },
): Promise<void> {
  await tx.insert(ticketStateChanges).values(change);
}
