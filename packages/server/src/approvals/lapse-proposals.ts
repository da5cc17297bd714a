import { proposalNote } from '../kit/approvals/new-proposal.ts';
import { queueProposalMail } from '../kit/approvals/proposal-mails.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import type { Services } from '../kit/services.ts';
import { endLateProposals } from './queries.ts';

/** Ends the proposals that were not decided in time, and tells who proposed them. */
export async function lapseProposals(services: Services): Promise<void> {
  await makeChange(services, thePlatform, async ({ tx, audit }) => {
    for (const row of await endLateProposals(tx, services.now())) {
      audit(proposalNote(row, 'lapse'));
      await queueProposalMail(tx, services.jobs, { proposalId: row.proposalId, event: 'decided' });
    }
  });
}
