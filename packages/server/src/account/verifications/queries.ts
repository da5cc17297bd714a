import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { verificationDocuments } from '../../schema/verification-documents.ts';
import { verificationMedia } from '../../schema/verification-media.ts';
import { verifications } from '../../schema/verifications.ts';

export type StoredVerification = typeof verifications.$inferSelect;

export async function findOwnerOf(db: Db, verificationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: verifications.userId })
    .from(verifications)
    .where(eq(verifications.verificationId, verificationId));
  return row?.userId;
}

/** Locks the latest attempt, the only one that counts. */
export async function lockLatest(tx: Db, userId: string): Promise<StoredVerification | undefined> {
  const [row] = await tx
    .select()
    .from(verifications)
    .where(eq(verifications.userId, userId))
    .orderBy(desc(verifications.attempt))
    .limit(1)
    .for('update');
  return row;
}

export async function updateVerification(
  tx: Db,
  verificationId: string,
  changes: Partial<StoredVerification>,
): Promise<StoredVerification> {
  const [row] = await tx
    .update(verifications)
    .set(changes)
    .where(eq(verifications.verificationId, verificationId))
    .returning();
  return row as StoredVerification;
}

/** Replaces the documents of an attempt. */
export async function replaceDocuments(
  tx: Db,
  verificationId: string,
  shown: Omit<typeof verificationDocuments.$inferInsert, 'verificationId' | 'position'>[],
): Promise<void> {
  await tx.delete(verificationDocuments).where(eq(verificationDocuments.verificationId, verificationId));
  if (!shown.length) return;
  await tx
    .insert(verificationDocuments)
    .values(shown.map((document, position) => ({ ...document, verificationId, position })));
}

/** The first document of an attempt that has both a type and a number. */
export async function findIdentification(tx: Db, verificationId: string) {
  const { type, number } = verificationDocuments;
  const [row] = await tx
    .select({ type, number })
    .from(verificationDocuments)
    .where(and(eq(verificationDocuments.verificationId, verificationId), isNotNull(type), isNotNull(number)))
    .orderBy(verificationDocuments.position)
    .limit(1);
  return row;
}

/** The document id of a picture, if its user is within `reach`. */
export async function findMediaDocument(
  db: Db,
  mediaId: string,
  reach: SQL | undefined,
): Promise<string | undefined> {
  const [row] = await db
    .select({ documentId: verificationMedia.documentId })
    .from(verificationMedia)
    .innerJoin(verifications, eq(verifications.verificationId, verificationMedia.verificationId))
    .where(and(eq(verificationMedia.mediaId, mediaId), reach));
  return row?.documentId;
}
