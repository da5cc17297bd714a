import { assertPending } from '../kit/approvals/check-approval.ts';
import { proposalNote } from '../kit/approvals/new-proposal.ts';
import { queueProposalMail } from '../kit/approvals/proposal-mails.ts';
import type { Change } from '../kit/change/make-change.ts';
import { ApiError, NotFound } from '../kit/errors.ts';
import type { Jobs } from '../kit/jobs/create-jobs.ts';
import { lockProposal, updateProposal } from './queries.ts';

interface Declining {
  proposalId: string;
  deciderId: string;
  reason: string;
  now: Date;
}

/** Ends a proposal with a reason, also one that was approved and waits for its time. */
export async function declineProposal(
  { tx, audit }: Change,
  jobs: Jobs,
  { proposalId, deciderId, reason, now }: Declining,
): Promise<void> {
  const row = await lockProposal(tx, proposalId);
  if (!row) throw new NotFound();
  const isScheduled = row.status === 'scheduled';
  if (!isScheduled) assertPending(row, now);
  // Otherwise staff could keep the role that is to be taken from them.
  if (row.beneficiaryId === deciderId && row.proposedById !== deciderId)
    throw new ApiError('approvals.beneficiary');
  const declined = await updateProposal(tx, proposalId, {
    status: 'declined',
    decidedById: deciderId,
    decidedAt: now,
    declineReason: reason,
  });
  audit(proposalNote(declined, 'decline', { declineReason: reason }));
  const approverId = isScheduled && row.decidedById;
  await queueProposalMail(tx, jobs, { proposalId, event: 'decided', ...(approverId && { approverId }) });
}
