import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { KeptPart } from '../../kit/users/erasure.ts';
import { accountDocuments } from '../../schema/account-documents.ts';

/**
 * Collects the documents in a customer's account, such as proofs of income, to keep after the account closes.
 */
export async function keepDocuments(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const rows = await tx.select().from(accountDocuments).where(eq(accountDocuments.accountId, userId));
  if (!rows.length) return undefined;
  return {
    kind: 'documents',
    data: { documents: rows },
    documentIds: rows.map(({ documentId }) => documentId),
  };
}
