import {
  isTicketOver,
  openTicketsMax,
  type Ticket,
  type TicketStateChange,
  type TicketStateId,
  ticketStateIds,
  type WholeTicket,
} from '@semilla/contract';
import { and, asc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { lockAllowance } from '../../kit/users/lock-allowance.ts';
import { projects } from '../../schema/projects.ts';
import { ticketStateChanges } from '../../schema/ticket-state-changes.ts';
import { tickets } from '../../schema/tickets.ts';
import { users } from '../../schema/users.ts';
import type { StoredTicket } from '../access.ts';
import { findDocumentsOfTicket } from '../ticket-documents/queries.ts';
import { deleteMarks, isMarkedBy } from './marks.ts';

const customers = alias(users, 'customers');
const responsibles = alias(users, 'responsibles');

/** A user's full name; null if a left join found none. */
export function nameOf(user: { userId: AnyPgColumn; name: AnyPgColumn; surname: AnyPgColumn }) {
  return sql<
    string | null
  >`case when ${user.userId} is not null then concat_ws(' ', ${user.name}, ${user.surname}) end`;
}

/** A value that the customer of the ticket gets as null, whatever their role. */
function forStaff<Column extends AnyPgColumn>(caller: Caller, column: Column) {
  return sql<Column['_']['data'] | null>`case when ${tickets.userId} <> ${caller.userId} then ${column} end`;
}

/** Tickets as the caller sees them. `read` tells whether the caller has read the latest activity. */
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
        then ${tickets.readByCustomer} else ${tickets.readByStaff} <> (${isMarkedBy(caller.userId ?? '')}) end`,
      priority: forStaff(caller, tickets.priority),
      dueOn: forStaff(caller, tickets.dueOn),
      projectId: forStaff(caller, tickets.projectId),
      projectName: forStaff(caller, projects.name),
      transactionId: forStaff(caller, tickets.transactionId),
      orderId: forStaff(caller, tickets.orderId),
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
      version: tickets.version,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.userId, tickets.userId))
    .leftJoin(responsibles, eq(responsibles.userId, tickets.responsibleId))
    .leftJoin(projects, eq(projects.projectId, tickets.projectId))
    .$dynamic();
}

const over = ticketStateIds.filter(isTicketOver);

/** Throws if the customer has too many open tickets. Concurrent requests run one after the other. */
export async function refuseTooManyOpen(tx: Db, userId: string): Promise<void> {
  await lockAllowance(tx, userId);
  const open = await tx.$count(tickets, and(eq(tickets.userId, userId), notInArray(tickets.stateId, over)));
  if (open < openTicketsMax) return;
  throw new ApiError('support.too_many_open_tickets', { params: { max: openTicketsMax } });
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

export async function findLanguage(
  db: Db,
  userId: string,
): Promise<Pick<typeof users.$inferSelect, 'language'>> {
  const [found] = await db.select({ language: users.language }).from(users).where(eq(users.userId, userId));
  return found ?? { language: 'es' };
}

/** The ticket where a merged one goes on, and those that were merged into a ticket. */
async function findMerged(
  db: Db,
  ticketId: string,
): Promise<Pick<WholeTicket, 'mergedInto' | 'mergedTickets'>> {
  const [source, target] = [alias(tickets, 'source'), alias(tickets, 'target')];
  const [mergedInto = null] = await db
    .select({ ticketId: target.ticketId, title: target.title })
    .from(source)
    .innerJoin(target, eq(target.ticketId, source.mergedIntoId))
    .where(eq(source.ticketId, ticketId));
  const mergedTickets = await db
    .select({ ticketId: tickets.ticketId, title: tickets.title })
    .from(tickets)
    .where(eq(tickets.mergedIntoId, ticketId))
    .orderBy(asc(tickets.createdAt), asc(tickets.ticketId));
  return { mergedInto, mergedTickets };
}

/** Which of these tickets go on in another one. */
export async function findMergedAmong(db: Db, ticketIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(and(inArray(tickets.ticketId, ticketIds), isNotNull(tickets.mergedIntoId)));
  return new Set(rows.map(({ ticketId }) => ticketId));
}

/** Finds a ticket by a condition, with its files and its history. */
export async function findWholeTicket(
  db: Db,
  caller: Caller,
  where: SQL | undefined,
): Promise<WholeTicket | undefined> {
  const [ticket]: Ticket[] = await selectTickets(db, caller).where(where);
  if (!ticket) return undefined;
  const { language: userLanguage } = await findLanguage(db, ticket.userId);
  const files = await findDocumentsOfTicket(db, ticket.ticketId);
  const filesOf = (ownerType: string) => files.filter((file) => file.ownerType === ownerType);
  return {
    ...ticket,
    userLanguage,
    documents: filesOf('attachment'),
    screenshot: filesOf('screenshot')[0] ?? null,
    requestHistory: filesOf('request-history'),
    stateChanges: await findStateChanges(db, ticket.ticketId),
    ...(await findMerged(db, ticket.ticketId)),
  };
}

/** Reads a ticket without checking access, because the caller has just changed it and may have lost access by that. */
export async function readWholeTicket(db: Db, caller: Caller, ticketId: string): Promise<WholeTicket> {
  const found = await findWholeTicket(db, caller, eq(tickets.ticketId, ticketId));
  if (!found) throw new NotFound();
  return found;
}

export async function insertTicket(tx: Db, ticket: typeof tickets.$inferInsert): Promise<void> {
  await tx.insert(tickets).values(ticket);
}

/** What staff set on a ticket and its customer does not see. */
export const columnsForStaff = ['priority', 'dueOn', 'projectId', 'transactionId', 'orderId'] as const;

/** The columns whose changes are edits: marking a ticket as read overwrites nothing. */
export const editedColumns = ['stateId', 'responsibleId', ...columnsForStaff] as const;

/** Updates a ticket. Increments its version only for edits; marking a ticket as read is not an edit. */
export async function updateTicket(
  tx: Db,
  ticketId: string,
  changes: Partial<StoredTicket>,
): Promise<StoredTicket> {
  const isEdited = editedColumns.some((name) => changes[name] !== undefined);
  const [updated] = await tx
    .update(tickets)
    .set({ ...changes, ...(isEdited && raised(tickets)) })
    .where(eq(tickets.ticketId, ticketId))
    .returning();
  return updated as StoredTicket;
}

/** Locks the tickets of a user and returns their ids. */
export async function lockTicketsOf(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(asc(tickets.ticketId))
    .for('update');
  return rows.map(({ ticketId }) => ticketId);
}

/** Removes a user's responsibility for open tickets, marks the tickets as unread, and returns their ids. */
export async function releaseTicketsOf(tx: Db, userId: string): Promise<string[]> {
  const released = await tx
    .update(tickets)
    .set({ responsibleId: null, readByStaff: false, ...raised(tickets) })
    .where(and(eq(tickets.responsibleId, userId), notInArray(tickets.stateId, ['Closed', 'Dismissed'])))
    .returning({ ticketId: tickets.ticketId });
  const ticketIds = released.map(({ ticketId }) => ticketId);
  await deleteMarks(tx, ticketIds);
  return ticketIds;
}

export async function deleteTicketRow(tx: Db, ticketId: string): Promise<void> {
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
