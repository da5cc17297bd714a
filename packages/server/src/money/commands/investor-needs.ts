import { escrowOf, walletOf } from '../../ledger/accounts.ts';
import type { Command } from '../engine/command.ts';

/** The rows to load and lock for placing or cancelling an order of this investor. */
export function investorNeeds(investor: { projectId: string; userId: string }): Command<unknown>['needs'] {
  const { projectId, userId } = investor;
  return {
    projects: [projectId],
    users: [userId],
    accounts: [walletOf(userId), escrowOf(projectId)],
    investors: [{ projectId, userId }],
  };
}
