import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { proposals } from '../../schema/proposals.ts';

/** Counts the pending proposals about a record: all of them, or those of the reader. It is a part of a statement. */
export function countProposals(
  db: Db,
  subjectId: string,
  { userId, isAll }: { userId: string; isAll: boolean },
) {
  return db.$count(
    proposals,
    and(
      eq(proposals.subjectId, subjectId),
      eq(proposals.status, 'pending'),
      isAll ? undefined : eq(proposals.proposedById, userId),
    ),
  );
}
