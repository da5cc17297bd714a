import { eq, inArray } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { verificationDocuments } from '../../schema/verification-documents.ts';
import { verificationMedia } from '../../schema/verification-media.ts';
import { verificationSessions } from '../../schema/verification-sessions.ts';
import { verifications } from '../../schema/verifications.ts';

/** Erases the documents, media and reasons of a deleted user's attempts; the statuses stay. */
export async function eraseVerifications(change: Change, services: Services, userId: string): Promise<void> {
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
