import { declineRefusal } from '@semilla/contract';
import { assertPending } from '../kit/approvals/check-approval.ts';
import { findIndependence } from '../kit/approvals/find-independence.ts';
import { proposalNote } from '../kit/approvals/new-proposal.ts';
import { queueProposalMail } from '../kit/approvals/proposal-mails.ts';
import type { Change } from '../kit/change/make-change.ts';
import { ApiError, assert, NotFound } from '../kit/errors.ts';
import type { Jobs } from '../kit/jobs/create-jobs.ts';
import { lockProposal, updateProposal } from './queries.ts';

interface Declining {
  proposalId: string;
  deciderId: string;
  reason: string;
  now: Date;
}

/** Declines a proposal with a reason, also an approved one that has not taken effect yet. */
export async function declineProposal(
  { tx, audit }: Change,
  jobs: Jobs,
  { proposalId, deciderId, reason, now }: Declining,
): Promise<void> {
  const row = await lockProposal(tx, proposalId);
  if (!row) throw new NotFound();
  const isScheduled = row.status === 'scheduled';
  if (!isScheduled) assertPending(row, now);
  const [facts] = await findIndependence(tx, deciderId, [proposalId], now);
  assert(facts, 'a locked proposal has a proposer, and its decider an account');
  const refused = declineRefusal({ ...facts, beneficiaryId: row.beneficiaryId }, now);
  if (refused) throw new ApiError(refused.code);
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
