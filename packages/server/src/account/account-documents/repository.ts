import type { AccountDocument, InputOf, listAccountDocuments } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../database/pages.ts';
import { given, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { documents } from '../../misc/documents/table.ts';
import { accountDocuments } from './table.ts';

type Query = InputOf<typeof listAccountDocuments>['query'];

/** A document as it is told of, with what is stored of it. */
export interface FoundDocument {
  answer: AccountDocument;
  documentId: string;
  uploadedBy: string | null;
}

function selectDocuments(db: Db) {
  return db
    .select({ own: accountDocuments, stored: documents })
    .from(accountDocuments)
    .innerJoin(documents, eq(documents.documentId, accountDocuments.documentId))
    .$dynamic();
}

function asFound({ own, stored }: Awaited<ReturnType<typeof selectDocuments>>[number]): FoundDocument {
  return {
    answer: {
      ...own,
      file: { name: stored.name, type: stored.type, sizeBytes: stored.sizeBytes },
      viewUrl: `/v1/documents/view/${stored.documentId}`,
    },
    documentId: stored.documentId,
    uploadedBy: stored.uploadedBy,
  };
}

function conditions(query: Query, seen: SQL | undefined): SQL | undefined {
  return and(
    seen,
    given(query.accountId, (accountId) => eq(accountDocuments.accountId, accountId)),
    given(query.visible, (visible) => eq(accountDocuments.visible, visible)),
  );
}

/** A page of documents without their number, for whoever reads all of them. */
export async function findAccountDocumentRows(db: Db, query: Query, seen: SQL | undefined) {
  const { createdAt, accountDocumentId } = accountDocuments;
  const order = sorted(query, { createdAt }, accountDocumentId);
  const page = db
    .select({ accountDocumentId })
    .from(accountDocuments)
    .where(conditions(query, seen))
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip)
    .as('page');
  const rows = await selectDocuments(db)
    .innerJoin(page, eq(page.accountDocumentId, accountDocumentId))
    .orderBy(...order);
  return { data: rows.map((row) => asFound(row).answer) };
}

export async function findAccountDocuments(db: Db, query: Query, seen: SQL | undefined) {
  const counting = db.select({ total: count() }).from(accountDocuments).where(conditions(query, seen));
  return pageFromNearerEnd(query, counting, (part) => findAccountDocumentRows(db, part, seen));
}

export async function findAccountDocument(
  db: Db,
  accountDocumentId: string,
  seen: SQL | undefined,
): Promise<FoundDocument | undefined> {
  const [row] = await selectDocuments(db).where(
    and(eq(accountDocuments.accountDocumentId, accountDocumentId), seen),
  );
  return row && asFound(row);
}

export async function isStoredDocumentSeen(
  db: Db,
  documentId: string,
  seen: SQL | undefined,
): Promise<boolean> {
  const found = await db
    .select({ documentId: accountDocuments.documentId })
    .from(accountDocuments)
    .where(and(eq(accountDocuments.documentId, documentId), seen));
  return found.length > 0;
}

export async function insertAccountDocument(
  tx: Db,
  own: typeof accountDocuments.$inferSelect,
): Promise<void> {
  await tx.insert(accountDocuments).values(own);
}

export async function removeAccountDocument(tx: Db, accountDocumentId: string): Promise<boolean> {
  const removed = await tx
    .delete(accountDocuments)
    .where(eq(accountDocuments.accountDocumentId, accountDocumentId))
    .returning({ documentId: accountDocuments.documentId });
  return removed.length > 0;
}

/** All that is kept for a user; answers what was stored. */
export async function removeDocumentsOf(tx: Db, accountId: string): Promise<string[]> {
  const removed = await tx
    .delete(accountDocuments)
    .where(eq(accountDocuments.accountId, accountId))
    .returning({ documentId: accountDocuments.documentId });
  return removed.map(({ documentId }) => documentId);
}
