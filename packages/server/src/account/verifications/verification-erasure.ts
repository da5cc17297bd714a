import { eq, inArray } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import type { Erasure, KeptPart } from '../../kit/users/erasure.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { verificationDocuments } from '../../schema/verification-documents.ts';
import { verificationMedia } from '../../schema/verification-media.ts';
import { verificationSessions } from '../../schema/verification-sessions.ts';
import { verifications } from '../../schema/verifications.ts';

/** The attempts to verify a customer's identity, with their pictures. */
async function keep(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const attempts = await tx.select().from(verifications).where(eq(verifications.userId, userId));
  if (!attempts.length) return undefined;
  const shown = await tx
    .select({ document: verificationDocuments })
    .from(verificationDocuments)
    .innerJoin(verifications, eq(verifications.verificationId, verificationDocuments.verificationId))
    .where(eq(verifications.userId, userId));
  const media = await tx
    .select({ documentId: verificationMedia.documentId })
    .from(verificationMedia)
    .innerJoin(verifications, eq(verifications.verificationId, verificationMedia.verificationId))
    .where(eq(verifications.userId, userId));
  return {
    kind: 'verifications',
    data: { attempts, documents: shown.map(({ document }) => document) },
    documentIds: media.map(({ documentId }) => documentId),
  };
}

/** Erases the documents, media and reasons of a deleted user's attempts; the statuses stay. */
async function erase(change: Change, userId: string, services: Services): Promise<void> {
  const { tx } = change;
  const attempts = tx
    .select({ verificationId: verifications.verificationId })
    .from(verifications)
    .where(eq(verifications.userId, userId));
  await tx.delete(verificationDocuments).where(inArray(verificationDocuments.verificationId, attempts));
  await tx.delete(verificationSessions).where(inArray(verificationSessions.verificationId, attempts));
  const media = await tx
    .delete(verificationMedia)
    .where(inArray(verificationMedia.verificationId, attempts))
    .returning({ documentId: verificationMedia.documentId });
  for (const { documentId } of media) await deleteDocument(change, services, documentId);
  await tx
    .update(verifications)
    .set({ reason: null, decisionReason: null, decisionData: null })
    .where(eq(verifications.userId, userId));
}

export const verificationErasure: Erasure = { keep, erase };
