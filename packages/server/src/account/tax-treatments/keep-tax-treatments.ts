import { eq } from 'drizzle-orm';
import { registerErasure } from '../../kit/users/erasure.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { taxTreatments } from '../../schema/tax-treatments.ts';

/**
 * Registers that a closed account's tax treatments and certificates are kept by law with the other tax data,
 * and erased everywhere else.
 */
export function keepTaxTreatments(): void {
  registerErasure('tax-treatments', {
    keep: async (tx, userId) => {
      const rows = await tx.select().from(taxTreatments).where(eq(taxTreatments.userId, userId));
      if (!rows.length) return undefined;
      return {
        kind: 'taxDetails',
        data: { taxTreatments: rows },
        documentIds: rows.map(({ documentId }) => documentId),
      };
    },
    erase: async (change, services, userId) => {
      const erased = await change.tx
        .delete(taxTreatments)
        .where(eq(taxTreatments.userId, userId))
        .returning({ documentId: taxTreatments.documentId });
      for (const { documentId } of erased) await deleteDocument(change, services, documentId);
    },
  });
}
