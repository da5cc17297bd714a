import type { AccountDocument, InputOf, v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { accountDocuments } from '../../schema/account-documents.ts';
import { documents } from '../../schema/documents.ts';

type Query = InputOf<typeof v1.accountDocuments.find>['query'];

/** A document in the API's format, with its stored file. */
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
    picked(query, accountDocuments.accountDocumentId),
    seen,
    given(query.accountId, (accountId) => eq(accountDocuments.accountId, accountId)),
    given(query.visible, (visible) => eq(accountDocuments.visible, visible)),
  );
}

/** One page of documents without the total count, as the CSV export needs it. */
export async function findAccountDocumentRows(db: Db, query: Query, seen: SQL | undefined) {
  const { createdAt, visible, accountDocumentId } = accountDocuments;
  const page = pageOfIds(db, query, {
    columns: { createdAt, visible },
    id: accountDocumentId,
    where: conditions(query, seen),
  });
  const rows = await rowsOfPage(selectDocuments(db), page, accountDocumentId);
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
  own: typeof accountDocuments.$inferInsert,
): Promise<void> {
  await tx.insert(accountDocuments).values(own);
}

/** Locks a document until the transaction ends. */
export async function lockAccountDocument(
  tx: Db,
  accountDocumentId: string,
  seen: SQL | undefined,
): Promise<FoundDocument | undefined> {
  const [row] = await selectDocuments(tx)
    .where(and(eq(accountDocuments.accountDocumentId, accountDocumentId), seen))
    .for('update', { of: accountDocuments });
  return row && asFound(row);
}

export async function updateAccountDocument(
  tx: Db,
  accountDocumentId: string,
  changes: Pick<typeof accountDocuments.$inferInsert, 'visible'>,
): Promise<void> {
  await tx
    .update(accountDocuments)
    .set({ ...changes, ...raised(accountDocuments) })
    .where(eq(accountDocuments.accountDocumentId, accountDocumentId));
}

export async function deleteAccountDocumentRow(tx: Db, accountDocumentId: string): Promise<boolean> {
  const removed = await tx
    .delete(accountDocuments)
    .where(eq(accountDocuments.accountDocumentId, accountDocumentId))
    .returning({ documentId: accountDocuments.documentId });
  return removed.length > 0;
}

/** Deletes the rows of all documents of a user, and returns the ids of their files. */
export async function deleteDocumentRowsOf(tx: Db, accountId: string): Promise<string[]> {
  const removed = await tx
    .delete(accountDocuments)
    .where(eq(accountDocuments.accountId, accountId))
    .returning({ documentId: accountDocuments.documentId });
  return removed.map(({ documentId }) => documentId);
}
