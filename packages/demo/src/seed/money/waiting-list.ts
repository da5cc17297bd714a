import { termsVersion } from '@semilla/contract';
import { joinWaitingList } from '@semilla/server/money/commands/join-waiting-list.ts';
import { leaveWaitingList } from '@semilla/server/money/commands/leave-waiting-list.ts';
import { investorKey, type LedgerProject } from '@semilla/server/money/engine/world.ts';
import { actorOf } from '../trail/noted.ts';
import { consentTo } from './consent-to.ts';
import type { Investor } from './investor.ts';
import type { Teller } from './teller.ts';

const hourMs = 3_600_000;
const wantedEuros = [500, 1_000, 250, 800];

function join(teller: Teller, { userId }: Investor, { project }: LedgerProject, index: number) {
  const { projectId } = project;
  const actor = actorOf(userId);
  const at = new Date(teller.calendar.now.getTime() - (30 - 6 * index) * hourMs);
  const amountCents = (wantedEuros[index] ?? 0) * 100;
  const shown = { language: 'es', areTermsNamed: true, consent: consentTo(project) } as const;
  const request = { actor, userId, projectId, amountCents, termsVersion, shown };
  const { waitingPlaceId } = teller.act(joinWaitingList(request), at);
  // The second one leaves the list.
  if (index === 1)
    teller.act(
      leaveWaitingList({ actor, userId, projectId, waitingPlaceId }),
      new Date(at.getTime() + hourMs),
    );
}

/** Some investors wait for room in each fully subscribed project. */
export function joinWaitingLists(teller: Teller, investors: readonly Investor[]): void {
  for (const { project } of teller.world.projects.values()) {
    if (!project.fullySubscribedUntil) continue;
    const { projectId } = project;
    const others = investors.filter(
      ({ userId }) => !teller.world.standing.get(investorKey({ projectId, userId })),
    );
    for (const [index, investor] of others.slice(0, wantedEuros.length).entries()) {
      const current = teller.world.projects.get(projectId);
      if (current) join(teller, investor, current, index);
    }
  }
}
