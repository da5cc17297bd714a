import { eq, sql } from 'drizzle-orm';
import type { Change } from '../kit/change/make-change.ts';
import type { Db } from '../kit/database/types.ts';
import type { Services } from '../kit/services.ts';
import type { KeptPart } from '../kit/users/erasure.ts';
import { deleteDocument } from '../misc/documents/store-document.ts';
import { holds } from '../schema/holds.ts';
import { proposals } from '../schema/proposals.ts';

const noRequest = { params: null, query: null, body: null, fileField: null };

const isOpen = sql`${proposals.status} in ('pending', 'scheduled')`;

/** Collects the proposals about a customer, with their files, to keep after the account closes. */
export async function keepProposals(tx: Db, userId: string): Promise<KeptPart | undefined> {
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
export async function eraseProposals(change: Change, services: Services, userId: string): Promise<void> {
  const { tx } = change;
  await tx.delete(holds).where(eq(holds.userId, userId));
  const isTheirs = eq(proposals.beneficiaryId, userId);
  const before = await tx.select({ documentId: proposals.documentId }).from(proposals).where(isTheirs);
  await tx
    .update(proposals)
    .set({
      effects: [],
      request: noRequest,
      subjectName: '',
      why: null,
      answer: null,
      documentId: null,
      // Open proposals can no longer be carried out.
      status: sql`case when ${isOpen} then 'lapsed' else ${proposals.status} end`,
      decidedAt: sql`case when ${isOpen} then ${services.now().toISOString()}::timestamptz else ${proposals.decidedAt} end`,
      // A declined proposal must have a reason, even an empty one.
      declineReason: sql`case when ${proposals.status} = 'declined' then '' end`,
    })
    .where(isTheirs);
  for (const { documentId } of before) if (documentId) await deleteDocument(change, services, documentId);
}
