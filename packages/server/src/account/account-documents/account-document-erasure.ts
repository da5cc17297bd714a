import { eq } from 'drizzle-orm';
import type { Erasure } from '../../kit/users/erasure.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { accountDocuments } from '../../schema/account-documents.ts';
import { deleteDocumentRowsOf } from './queries.ts';

/** The documents in a customer's account, such as proofs of income, are kept. */
export const accountDocumentErasure: Erasure = {
  async keep(tx, userId) {
    const rows = await tx.select().from(accountDocuments).where(eq(accountDocuments.accountId, userId));
    if (!rows.length) return undefined;
    return {
      kind: 'documents',
      data: { documents: rows },
      documentIds: rows.map(({ documentId }) => documentId),
    };
  },
  async erase(change, userId, services) {
    for (const documentId of await deleteDocumentRowsOf(change.tx, userId))
      await deleteDocument(change, services, documentId);
  },
};
