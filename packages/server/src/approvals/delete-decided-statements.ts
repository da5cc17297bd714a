import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import type { Services } from '../kit/services.ts';
import { deleteDocument } from '../misc/documents/store-document.ts';
import { proposals } from '../schema/proposals.ts';

const atOnce = 100;

/** Deletes files of decided imports. An approved file is also stored with its statement; the others are not needed. */
export async function deleteDecidedStatements(services: Services): Promise<void> {
  const { proposalId, documentId, act, status } = proposals;
  const decided = await services.database.db
    .select({ proposalId, documentId })
    .from(proposals)
    .where(
      and(eq(act, 'importStatement'), notInArray(status, ['pending', 'scheduled']), isNotNull(documentId)),
    )
    .limit(atOnce);
  for (const row of decided) {
    await makeChange(services, thePlatform, async (change) => {
      await change.tx.update(proposals).set({ documentId: null }).where(eq(proposalId, row.proposalId));
      if (row.documentId) await deleteDocument(change, services, row.documentId);
    });
  }
}
