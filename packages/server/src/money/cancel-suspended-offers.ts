import { civilDateAt } from '@semilla/contract';
import { desc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';
import { phaseIds } from '../project/phases/catalogue.ts';
import { discardSuspended } from '../project/sheets/discard-suspended.ts';
import { offerSuspensions } from '../schema/offer-suspensions.ts';
import { projects } from '../schema/projects.ts';
import { closeProject } from './commands/close-project.ts';
import { endWishes } from './commands/end-wishes.ts';
import { platformKey } from './platform-key.ts';

/** Discards the preinvestments whose sheets were not corrected in time, and returns their deposits. */
async function discardPreinvestments(app: FastifyInstance, ids: string[], today: string): Promise<void> {
  const { services, executor } = app;
  await services.eachAlone('discard-suspended-offers', ids, async (projectId) => {
    const at = { today, now: services.now() };
    await makeChange(services, thePlatform, (change) => discardSuspended(change, projectId, at));
    await executor.run(endWishes(projectId), platformKey());
  });
}

/** Cancels and refunds the offers whose sheets were not corrected in time. */
export async function cancelSuspendedOffers(app: FastifyInstance): Promise<void> {
  const { db } = app.services.database;
  const today = civilDateAt(app.services.now());
  const due = await db
    .select({ projectId: projects.projectId, phaseId: projects.phaseId })
    .from(projects)
    .where(lt(projects.suspendedUntil, today));
  const inPhase = (phaseId: string) =>
    due.filter((project) => project.phaseId === phaseId).map(({ projectId }) => projectId);
  await discardPreinvestments(app, inPhase(phaseIds.Preinvestment), today);
  const ids = inPhase(phaseIds.Investment);
  await app.services.eachAlone('cancel-suspended-offers', ids, async (projectId) => {
    const [last] = await db
      .select({ adminId: offerSuspensions.suspendedById })
      .from(offerSuspensions)
      .where(eq(offerSuspensions.projectId, projectId))
      .orderBy(desc(offerSuspensions.suspendedAt))
      .limit(1);
    if (!last) return;
    const request = { actor: thePlatform, projectId, refund: true, suspendedBefore: today, ...last };
    await app.executor.run(closeProject(request), platformKey());
  });
}
