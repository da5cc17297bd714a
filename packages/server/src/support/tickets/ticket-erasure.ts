import { eq, inArray } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import type { Erasure, KeptPart } from '../../kit/users/erasure.ts';
import { ticketDocuments } from '../../schema/ticket-documents.ts';
import { ticketMessages } from '../../schema/ticket-messages.ts';
import { ticketNotes } from '../../schema/ticket-notes.ts';
import { tickets } from '../../schema/tickets.ts';
import { deleteWithFiles } from './delete-ticket.ts';
import { lockTicketsOf, releaseTicketsOf } from './queries.ts';

/** Collects a user's tickets, with their threads and files, to keep after the account closes. */
async function keep(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const own = await tx
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(tickets.createdAt, tickets.ticketId);
  if (!own.length) return undefined;
  const ids = own.map(({ ticketId }) => ticketId);
  const messages = await tx
    .select()
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, ids))
    .orderBy(ticketMessages.createdAt);
  const notes = await tx
    .select()
    .from(ticketNotes)
    .where(inArray(ticketNotes.ticketId, ids))
    .orderBy(ticketNotes.createdAt);
  const files = await tx.select().from(ticketDocuments).where(inArray(ticketDocuments.ticketId, ids));
  const data = own.map((ticket) => ({
    ...ticket,
    messages: messages.filter(({ ticketId }) => ticketId === ticket.ticketId),
    notes: notes.filter(({ ticketId }) => ticketId === ticket.ticketId),
  }));
  return {
    kind: 'tickets',
    data: { tickets: data },
    documentIds: files.map(({ documentId }) => documentId),
  };
}

/** Deletes the tickets of a user who is being deleted. */
async function erase(change: Change, userId: string, services: Services): Promise<void> {
  for (const ticketId of await lockTicketsOf(change.tx, userId)) {
    await deleteWithFiles(change, services, ticketId);
  }
}

/** Removes a user who leaves the staff as the responsible user of open tickets. */
async function release({ tx, audit }: Change, userId: string): Promise<void> {
  for (const ticketId of await releaseTicketsOf(tx, userId)) {
    const note = { action: 'ticket.edit', subjectType: 'ticket', subjectId: ticketId };
    audit({ ...note, before: { responsibleId: userId }, after: { responsibleId: null } });
  }
}

export const ticketErasure: Erasure = { release, keep, erase };
