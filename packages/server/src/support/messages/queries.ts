import type { InputOf, TicketMessage, v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { behind, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { ticketMessages } from '../../schema/ticket-messages.ts';
import { users } from '../../schema/users.ts';
import { findDocumentsOfMessages } from '../ticket-documents/queries.ts';
import { nameOf } from '../tickets/queries.ts';

type Query = InputOf<typeof v1.ticketMessages.find>['query'];

const orderColumns = { createdAt: ticketMessages.createdAt };

function selectMessages(db: Db, where: SQL | undefined) {
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
  const where = and(eq(ticketMessages.ticketId, ticketId), picked(query, ticketMessages.messageId));
  const rows = await selectMessages(db, and(where, behind(query, orderColumns, ticketMessages.messageId)))
    .orderBy(...sorted(query, orderColumns, ticketMessages.messageId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(ticketMessages).where(where);
  return pageOf(all, await asAnswers(db, rows));
}

export async function insertMessage(tx: Db, message: typeof ticketMessages.$inferInsert): Promise<void> {
  await tx.insert(ticketMessages).values(message);
}

/** Reads a message just created in the same transaction. */
export async function readMessage(db: Db, messageId: string): Promise<TicketMessage> {
  const rows = await selectMessages(db, eq(ticketMessages.messageId, messageId));
  const [message] = await asAnswers(db, rows);
  return message as TicketMessage;
}
