import { escrowOf, walletOf } from '../../ledger/accounts.ts';
import type { Command } from '../engine/command.ts';

/** Everything a command must load and lock to place or cancel an order of this investor. */
export function investorNeeds(investor: { projectId: string; userId: string }): Command<unknown>['needs'] {
  const { projectId, userId } = investor;
  return {
    projects: [projectId],
    users: [userId],
    accounts: [walletOf(userId), escrowOf(projectId)],
    investors: [{ projectId, userId }],
  };
}
