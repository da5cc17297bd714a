import type { InputOf, TicketNote, v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { behind, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { ticketNotes } from '../../schema/ticket-notes.ts';
import { users } from '../../schema/users.ts';
import { nameOf } from '../tickets/queries.ts';

type Query = InputOf<typeof v1.ticketNotes.find>['query'];

const orderColumns = { createdAt: ticketNotes.createdAt };

function selectNotes(db: Db, where: SQL | undefined) {
  const { ticketNoteId, ticketId, userId, message, createdAt } = ticketNotes;
  return db
    .select({ ticketNoteId, ticketId, userId, userName: nameOf(users), message, createdAt })
    .from(ticketNotes)
    .leftJoin(users, eq(users.userId, userId))
    .where(where)
    .$dynamic();
}

/** One page of a ticket's notes without the total count, as the CSV export needs it. */
export async function findNoteRows(db: Db, ticketId: string, query: Query): Promise<{ data: TicketNote[] }> {
  const id = ticketNotes.ticketNoteId;
  const where = and(eq(ticketNotes.ticketId, ticketId), picked(query, id), behind(query, orderColumns, id));
  const data = await selectNotes(db, where)
    .orderBy(...sorted(query, orderColumns, id))
    .limit(query.take)
    .offset(query.skip);
  return { data };
}

export async function findNotes(
  db: Db,
  ticketId: string,
  query: Query,
): Promise<{ data: TicketNote[]; total: number }> {
  const { data } = await findNoteRows(db, ticketId, query);
  const where = and(eq(ticketNotes.ticketId, ticketId), picked(query, ticketNotes.ticketNoteId));
  const [all] = await db.select({ total: count() }).from(ticketNotes).where(where);
  return pageOf(all, data);
}

export async function insertNote(tx: Db, note: typeof ticketNotes.$inferInsert): Promise<void> {
  await tx.insert(ticketNotes).values(note);
}

/** Reads a note just created in the same transaction. */
export async function readNote(db: Db, ticketNoteId: string): Promise<TicketNote> {
  const [note] = await selectNotes(db, eq(ticketNotes.ticketNoteId, ticketNoteId));
  return note as TicketNote;
}
