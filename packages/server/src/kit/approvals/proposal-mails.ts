import type { Db } from '../database/types.ts';
import type { Jobs } from '../jobs/create-jobs.ts';

export const proposalMailsQueue = 'proposal-mails';
/** The job that signs the state of the audit trail and of the ledger. */
export const checkpointQueue = 'checkpoint';

export interface ProposalMail {
  proposalId: string;
  event: 'proposed' | 'scheduled' | 'decided' | 'stopped';
  /** Set if an approved act is stopped before it takes effect: the person who had approved it. */
  approverId?: string;
}

/** Queues the mails about a proposal in the transaction that changes it. */
export async function queueProposalMail(tx: Db, jobs: Jobs, mail: ProposalMail): Promise<void> {
  await jobs.enqueue(tx, proposalMailsQueue, mail);
  // The checkpoint makes it noticeable if someone removes the proposal from the database.
  if (mail.event === 'proposed') await jobs.enqueue(tx, checkpointQueue, {});
}
