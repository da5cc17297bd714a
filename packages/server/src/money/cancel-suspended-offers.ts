import { civilDateAt } from '@semilla/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { thePlatform } from '../kit/change/actor.ts';
import { phaseIds } from '../project/phases/catalogue.ts';
import { offerSuspensions } from '../schema/offer-suspensions.ts';
import { projects } from '../schema/projects.ts';
import { closeProject } from './commands/close-project.ts';
import { platformKey } from './platform-key.ts';

/** Cancels and refunds the offers whose sheets were not corrected in time. */
export async function cancelSuspendedOffers(app: FastifyInstance): Promise<void> {
  const { db } = app.services.database;
  const today = civilDateAt(app.services.now());
  const due = await db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(and(eq(projects.phaseId, phaseIds.Investment), lt(projects.suspendedUntil, today)));
  const ids = due.map(({ projectId }) => projectId);
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
