import { and, eq, lte } from 'drizzle-orm';
import { proposals } from '../../schema/proposals.ts';
import type { Change } from '../change/make-change.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import { proposalNote } from './new-proposal.ts';
import { queueProposalMail } from './proposal-mails.ts';

/** Ends proposals that were not decided in time and mails their proposers; with `onceKey`, only the proposal with that key. */
export async function endLateProposals(
  { tx, audit }: Pick<Change, 'tx' | 'audit'>,
  jobs: Jobs,
  now: Date,
  onceKey?: string,
): Promise<void> {
  const isLate = and(eq(proposals.status, 'pending'), lte(proposals.lapsesAt, now));
  const rows = await tx
    .update(proposals)
    .set({ status: 'lapsed', decidedAt: now })
    .where(onceKey ? and(isLate, eq(proposals.onceKey, onceKey)) : isLate)
    .returning();
  for (const row of rows) {
    audit(proposalNote(row, 'lapse'));
    await queueProposalMail(tx, jobs, { proposalId: row.proposalId, event: 'decided' });
  }
}
