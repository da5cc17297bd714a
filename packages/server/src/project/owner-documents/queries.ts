import { type AnswerOf, type InputOf, isOutOfDate, type OwnerDocument, type v1 } from '@semilla/contract';
import { and, count, eq } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import { behind, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { documents } from '../../schema/documents.ts';
import { ownerDocuments } from '../../schema/owner-documents.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.ownerDocuments.find>['query'];

const { ownerDocumentId, createdAt, kind } = ownerDocuments;
const orderColumns = { createdAt, kind };

const select = (db: Db) =>
  db
    .select({ own: ownerDocuments, stored: documents, addedByName: fullName(users) })
    .from(ownerDocuments)
    .innerJoin(documents, eq(documents.documentId, ownerDocuments.documentId))
    .leftJoin(users, eq(users.userId, documents.uploadedBy))
    .$dynamic();

/** The day, and the number of months that evidence stays valid for opening an offer. */
export type Ageing = Parameters<typeof isOutOfDate>[1];

type Read = Awaited<ReturnType<typeof select>>[number];

function answerOf({ own, stored, addedByName }: Read, ageing: Ageing): OwnerDocument {
  const { documentId, ...rest } = own;
  const { name, type, sizeBytes } = stored;
  return {
    ...rest,
    addedByName: stored.uploadedBy && addedByName.trim(),
    isOutOfDate: isOutOfDate(own, ageing),
    file: { name, type, sizeBytes },
    viewUrl: `/v1/documents/view/${documentId}`,
  };
}

const conditions = (query: Query) =>
  and(picked(query, ownerDocumentId), eq(ownerDocuments.ownerId, query.ownerId));

export async function findOwnerDocumentRows(
  db: Db,
  query: Query,
  ageing: Ageing,
): Promise<{ data: OwnerDocument[] }> {
  const rows = await select(db)
    .where(and(conditions(query), behind(query, orderColumns, ownerDocumentId)))
    .orderBy(...sorted(query, orderColumns, ownerDocumentId))
    .limit(query.take)
    .offset(query.skip);
  return { data: rows.map((row) => answerOf(row, ageing)) };
}

export async function findOwnerDocuments(
  db: Db,
  query: Query,
  ageing: Ageing,
): Promise<AnswerOf<typeof v1.ownerDocuments.find>> {
  const { data } = await findOwnerDocumentRows(db, query, ageing);
  const [all] = await db.select({ total: count() }).from(ownerDocuments).where(conditions(query));
  return pageOf(all, data);
}

export async function findOwnerDocument(db: Db, id: string, ageing: Ageing) {
  const [found] = await select(db).where(eq(ownerDocumentId, id));
  return found && answerOf(found, ageing);
}

export async function insertOwnerDocument(
  tx: Db,
  document: typeof ownerDocuments.$inferInsert,
): Promise<void> {
  await tx.insert(ownerDocuments).values(document);
}

/** Deletes these documents with their files. */
async function remove(change: Change, services: Services, rows: { documentId: string }[]): Promise<void> {
  for (const { documentId } of rows) await deleteDocument(change, services, documentId);
}

export async function deleteOwnerDocumentRow(
  change: Change,
  services: Services,
  id: string,
): Promise<boolean> {
  const removed = await change.tx.delete(ownerDocuments).where(eq(ownerDocumentId, id)).returning();
  await remove(change, services, removed);
  return removed.length > 0;
}

export async function deleteOwnerDocumentRows(change: Change, services: Services, ownerId: string) {
  const removed = await change.tx
    .delete(ownerDocuments)
    .where(eq(ownerDocuments.ownerId, ownerId))
    .returning();
  await remove(change, services, removed);
  return removed;
}
