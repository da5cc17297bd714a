import { fileMegabytesMax } from '@semilla/contract';
import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { lockAllowance } from '../../kit/users/lock-allowance.ts';
import { documents } from '../../schema/documents.ts';
import { users } from '../../schema/users.ts';

export type StoredDocument = typeof documents.$inferSelect;

export async function findDocument(db: Db, documentId: string): Promise<StoredDocument | undefined> {
  const [document] = await db.select().from(documents).where(eq(documents.documentId, documentId));
  return document;
}

const spaceBytesMax = fileMegabytesMax * 1024 * 1024;

/** Throws if a file exceeds the customer's storage limit. Staff have no limit. */
async function refuseWithoutSpace(tx: Db, { uploadedBy, sizeBytes }: StoredDocument): Promise<void> {
  if (!uploadedBy) return;
  const [customer] = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, uploadedBy), eq(users.role, 'user')));
  if (!customer) return;
  await lockAllowance(tx, uploadedBy);
  const [used] = await tx
    .select({ bytes: sum(documents.sizeBytes) })
    .from(documents)
    .where(eq(documents.uploadedBy, uploadedBy));
  if (Number(used?.bytes ?? 0) + sizeBytes <= spaceBytesMax) return;
  throw new ApiError('file.space_used_up', { params: { max: fileMegabytesMax } });
}

export async function insertDocument(tx: Db, document: StoredDocument): Promise<void> {
  await refuseWithoutSpace(tx, document);
  await tx.insert(documents).values(document);
}

export async function deleteDocumentRow(tx: Db, documentId: string): Promise<StoredDocument | undefined> {
  const [document] = await tx.delete(documents).where(eq(documents.documentId, documentId)).returning();
  return document;
}

/** The given file-store keys that belong to an existing document. */
export async function findStorageKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(inArray(documents.storageKey, keys));
  return new Set(rows.map(({ key }) => key));
}
