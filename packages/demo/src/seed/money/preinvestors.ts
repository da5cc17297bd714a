import { termsVersion } from '@semilla/contract';
import { placeWish } from '@semilla/server/money/commands/place-wish.ts';
import { revokeWish } from '@semilla/server/money/commands/revoke-wish.ts';
import type { LedgerProject } from '@semilla/server/money/engine/world.ts';
import { actorOf } from '../trail/noted.ts';
import { consentTo } from './consent-to.ts';
import type { Investor } from './investor.ts';
import type { Teller } from './teller.ts';
import { complete } from './transfers.ts';

const hourMs = 3_600_000;
const preinvested = 'trulli-valle-d-itria';
/** More than the reserved amount, so that the allocation has to divide it. */
const wishedEuros = [20_000, 15_000, 12_000, 10_000, 9_000, 8_000, 6_000, 200];

function preinvest(teller: Teller, investor: Investor, { project }: LedgerProject, index: number): void {
  const { userId } = investor;
  const { projectId } = project;
  const amountCents = (wishedEuros[index] ?? 0) * 100;
  const at = new Date(teller.calendar.now.getTime() - (90 - 9 * index) * hourMs);
  const [requestedAt, decidedAt] = [at.getTime() - 20 * hourMs, at.getTime() - 2 * hourMs].map(
    (moment) => new Date(moment),
  ) as [Date, Date];
  complete(teller, { investor, type: 'income', amountCents, requestedAt, isByManager: false }, decidedAt);
  const actor = actorOf(userId);
  const shown = { language: 'es', areTermsNamed: true, consent: consentTo(project) } as const;
  const { wishId } = teller.act(
    placeWish({ actor, userId, projectId, amountCents, termsVersion, shown }),
    at,
  );
  // The last one revokes the wish.
  if (index === wishedEuros.length - 1)
    teller.act(revokeWish({ actor, userId, projectId, wishId }), new Date(at.getTime() + hourMs));
}

/** Wishes of some investors in a project in preinvestment; one of them is revoked. */
export function makeWishes(teller: Teller, investors: readonly Investor[]): void {
  const lasting = investors.filter(({ until, ready }) => !until && ready < teller.calendar.ago(10, 9, 0));
  const inPreinvestment = [...teller.world.projects.values()].find(
    ({ project }) => project.url === preinvested,
  );
  const projectId = inPreinvestment?.project.projectId;
  for (const [index, investor] of lasting.slice(0, wishedEuros.length).entries()) {
    const current = projectId && teller.world.projects.get(projectId);
    if (current) preinvest(teller, investor, current, index);
  }
}
