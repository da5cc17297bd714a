import { eq, inArray } from 'drizzle-orm';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import type { Change } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { verificationDocuments, verificationMedia, verificationSessions, verifications } from './table.ts';

/** That somebody was verified stays; with what, and in whose words, does not. */
export async function forgetVerifications(change: Change, services: Services, userId: string): Promise<void> {
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
