import type { TicketDocument, TicketDocumentOwnerType } from '@semilla/contract';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { documents } from '../../schema/documents.ts';
import { ticketDocuments } from '../../schema/ticket-documents.ts';

export interface Belonging {
  ticketId: string;
  messageId: string | null;
}

async function find(db: Db, where: SQL | undefined): Promise<(TicketDocument & Belonging)[]> {
  const rows = await db
    .select({ own: ticketDocuments, stored: documents })
    .from(ticketDocuments)
    .innerJoin(documents, eq(documents.documentId, ticketDocuments.documentId))
    .where(where)
    .orderBy(asc(ticketDocuments.orderIndex));
  return rows.map(({ own, stored }) => ({
    documentId: own.documentId,
    ticketId: own.ticketId,
    messageId: own.messageId,
    ownerType: own.ownerType,
    file: { name: stored.name, type: stored.type, sizeBytes: stored.sizeBytes },
    viewUrl: `/v1/support/tickets/view-document/${own.documentId}`,
  }));
}

/** The files of a ticket itself, without those of its messages. */
export function findDocumentsOfTicket(db: Db, ticketId: string): Promise<TicketDocument[]> {
  return find(db, and(eq(ticketDocuments.ticketId, ticketId), isNull(ticketDocuments.messageId)));
}

/** The files of several messages, keyed by message. */
export async function findDocumentsOfMessages(
  db: Db,
  messageIds: string[],
): Promise<Map<string, TicketDocument[]>> {
  if (!messageIds.length) return new Map();
  const found = await find(db, inArray(ticketDocuments.messageId, messageIds));
  return Map.groupBy(found, ({ messageId }) => messageId ?? '');
}

/** The ids of all files of a ticket and its messages. */
export async function findDocumentIdsOfTicket(tx: Db, ticketId: string): Promise<string[]> {
  const rows = await tx
    .select({ documentId: ticketDocuments.documentId })
    .from(ticketDocuments)
    .where(eq(ticketDocuments.ticketId, ticketId));
  return rows.map(({ documentId }) => documentId);
}

export async function findTicketOfDocument(db: Db, documentId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ ticketId: ticketDocuments.ticketId })
    .from(ticketDocuments)
    .where(eq(ticketDocuments.documentId, documentId));
  return found?.ticketId;
}

export async function insertTicketDocument(
  tx: Db,
  own: Belonging & { documentId: string; ownerType: TicketDocumentOwnerType; orderIndex: number },
): Promise<void> {
  await tx.insert(ticketDocuments).values(own);
}
