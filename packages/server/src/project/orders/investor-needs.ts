import { escrowOf, walletOf } from '../../wallet/ledger/accounts.ts';
import type { Command } from '../../wallet/ledger/command.ts';

/** All that decides whether somebody's money may go into a project, or come back out of it. */
export function investorNeeds(one: { projectId: string; userId: string }): Command<unknown>['needs'] {
  const { projectId, userId } = one;
  return {
    projects: [projectId],
    users: [userId],
    accounts: [walletOf(userId), escrowOf(projectId)],
    investors: [{ projectId, userId }],
  };
}
