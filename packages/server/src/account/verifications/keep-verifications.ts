import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { KeptPart } from '../../kit/users/erasure.ts';
import { verificationDocuments } from '../../schema/verification-documents.ts';
import { verificationMedia } from '../../schema/verification-media.ts';
import { verifications } from '../../schema/verifications.ts';

/**
 * Collects the attempts to verify a customer's identity, with their pictures, to keep after the account
 * closes.
 */
export async function keepVerifications(tx: Db, userId: string): Promise<KeptPart | undefined> {
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
