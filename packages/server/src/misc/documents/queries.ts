import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { documents } from '../../schema/documents.ts';

export type StoredDocument = typeof documents.$inferSelect;

export async function findDocument(db: Db, documentId: string): Promise<StoredDocument | undefined> {
  const [document] = await db.select().from(documents).where(eq(documents.documentId, documentId));
  return document;
}

export async function insertDocument(tx: Db, document: StoredDocument): Promise<void> {
  await tx.insert(documents).values(document);
}

export async function removeDocument(tx: Db, documentId: string): Promise<StoredDocument | undefined> {
  const [document] = await tx.delete(documents).where(eq(documents.documentId, documentId)).returning();
  return document;
}

/** The keys of the file store that belong to an existing document. */
export async function findStorageKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(inArray(documents.storageKey, keys));
  return new Set(rows.map(({ key }) => key));
}
