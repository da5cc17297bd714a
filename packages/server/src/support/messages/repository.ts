import type { InputOf, listTicketMessages, TicketMessage } from '@semilla/contract';
import { count, eq, type SQL } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import { pageOf, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { findDocumentsOfMessages } from '../ticket-documents/repository.ts';
import { nameOf } from '../tickets/repository.ts';
import { ticketMessages } from './table.ts';

type Query = InputOf<typeof listTicketMessages>['query'];

function selectMessages(db: Db, where: SQL) {
  return db
    .select({ own: ticketMessages, userName: nameOf(users) })
    .from(ticketMessages)
    .leftJoin(users, eq(users.userId, ticketMessages.userId))
    .where(where)
    .$dynamic();
}

async function asAnswers(db: Db, rows: Awaited<ReturnType<typeof selectMessages>>): Promise<TicketMessage[]> {
  const files = await findDocumentsOfMessages(
    db,
    rows.map(({ own }) => own.messageId),
  );
  return rows.map(({ own, userName }) => ({ ...own, userName, files: files.get(own.messageId) ?? [] }));
}

export async function findMessages(
  db: Db,
  ticketId: string,
  query: Query,
): Promise<{ data: TicketMessage[]; total: number }> {
  const where = eq(ticketMessages.ticketId, ticketId);
  const rows = await selectMessages(db, where)
    .orderBy(...sorted(query, { createdAt: ticketMessages.createdAt }, ticketMessages.messageId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(ticketMessages).where(where);
  return pageOf(all, await asAnswers(db, rows));
}

export async function insertMessage(tx: Db, message: typeof ticketMessages.$inferInsert): Promise<void> {
  await tx.insert(ticketMessages).values(message);
}

/** A message that was just written. */
export async function readMessage(db: Db, messageId: string): Promise<TicketMessage> {
  const rows = await selectMessages(db, eq(ticketMessages.messageId, messageId));
  const [message] = await asAnswers(db, rows);
  return message as TicketMessage;
}
