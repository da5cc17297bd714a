import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { offerSuspensions } from '../../schema/offer-suspensions.ts';
import { proposals } from '../../schema/proposals.ts';
import type { StoredProject } from '../access.ts';

/**
 * Refuses that the person who suspended an offer edits its sheet while a correction by another person waits: the edit
 * would make that correction impossible to approve, and an uncorrected offer ends with a refund.
 */
export async function refuseSpoiling(
  tx: Db,
  { projectId, suspendedUntil }: StoredProject,
  callerId: string,
): Promise<void> {
  if (!suspendedUntil) return;
  const isSuspender = await tx.$count(
    offerSuspensions,
    and(
      eq(offerSuspensions.projectId, projectId),
      eq(offerSuspensions.until, suspendedUntil),
      eq(offerSuspensions.suspendedById, callerId),
    ),
  );
  if (!isSuspender) return;
  const waits = await tx.$count(
    proposals,
    and(
      eq(proposals.act, 'publishSheet'),
      eq(proposals.subjectId, projectId),
      eq(proposals.status, 'pending'),
      ne(proposals.proposedById, callerId),
    ),
  );
  if (waits) throw new ApiError('project.correction_waits');
}
