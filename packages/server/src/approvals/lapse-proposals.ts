import { endLateProposals } from '../kit/approvals/end-late-proposals.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import type { Services } from '../kit/services.ts';
import { deleteDecidedStatements } from './delete-decided-statements.ts';

/** Ends proposals that were not decided in time, mails their proposers, and deletes files that are no longer needed. */
export async function lapseProposals(services: Services): Promise<void> {
  await makeChange(services, thePlatform, (change) =>
    endLateProposals(change, services.jobs, services.now()),
  );
  await deleteDecidedStatements(services);
}
