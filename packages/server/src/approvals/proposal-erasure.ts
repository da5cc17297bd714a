import { eq } from 'drizzle-orm';
import { erasedProposal } from '../kit/approvals/erased-proposal.ts';
import type { Change } from '../kit/change/make-change.ts';
import type { Db } from '../kit/database/types.ts';
import type { Services } from '../kit/services.ts';
import type { Erasure, KeptPart } from '../kit/users/erasure.ts';
import { deleteDocument } from '../misc/documents/store-document.ts';
import { holds } from '../schema/holds.ts';
import { proposals } from '../schema/proposals.ts';

/** Collects the proposals about a customer, with their files, to keep after the account closes. */
async function keep(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const { act, status, why, effects, createdAt, decidedAt, declineReason, documentId } = proposals;
  const rows = await tx
    .select({ act, status, why, effects, createdAt, decidedAt, declineReason, documentId })
    .from(proposals)
    .where(eq(proposals.beneficiaryId, userId));
  if (!rows.length) return undefined;
  return {
    kind: 'documents',
    data: { proposals: rows.map(({ documentId: _documentId, ...row }) => row) },
    documentIds: rows.flatMap((row) => row.documentId ?? []),
  };
}

/** Deletes a customer's holds, and erases proposals about them except who decided what and when. */
async function erase(change: Change, userId: string, services: Services): Promise<void> {
  const { tx } = change;
  await tx.delete(holds).where(eq(holds.userId, userId));
  const isTheirs = eq(proposals.beneficiaryId, userId);
  const before = await tx.select({ documentId: proposals.documentId }).from(proposals).where(isTheirs);
  await tx.update(proposals).set(erasedProposal(services.now())).where(isTheirs);
  for (const { documentId } of before) if (documentId) await deleteDocument(change, services, documentId);
}

export const proposalErasure: Erasure = { keep, erase };
