import type { Db } from '../database/types.ts';
import type { Jobs } from '../jobs/create-jobs.ts';

export const proposalMailsQueue = 'proposal-mails';

export interface ProposalMail {
  proposalId: string;
  event: 'proposed' | 'scheduled' | 'decided' | 'stopped';
}

/** Queues the mails about a proposal in the transaction that changes it. */
export async function queueProposalMail(tx: Db, jobs: Jobs, mail: ProposalMail): Promise<void> {
  await jobs.enqueue(tx, proposalMailsQueue, mail);
}
