import { eq } from 'drizzle-orm';
import type { Erasure } from '../../kit/users/erasure.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { taxTreatments } from '../../schema/tax-treatments.ts';

/** Tax treatments and their certificates are kept by law with the other tax data. */
export const taxTreatmentErasure: Erasure = {
  async keep(tx, userId) {
    const rows = await tx.select().from(taxTreatments).where(eq(taxTreatments.userId, userId));
    if (!rows.length) return undefined;
    return {
      kind: 'taxDetails',
      data: { taxTreatments: rows },
      documentIds: rows.map(({ documentId }) => documentId),
    };
  },
  async erase(change, userId, services) {
    const erased = await change.tx
      .delete(taxTreatments)
      .where(eq(taxTreatments.userId, userId))
      .returning({ documentId: taxTreatments.documentId });
    for (const { documentId } of erased) await deleteDocument(change, services, documentId);
  },
};
