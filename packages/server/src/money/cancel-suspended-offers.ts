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
  for (const { projectId } of due) {
    const [last] = await db
      .select({ adminId: offerSuspensions.suspendedById })
      .from(offerSuspensions)
      .where(eq(offerSuspensions.projectId, projectId))
      .orderBy(desc(offerSuspensions.suspendedAt))
      .limit(1);
    if (!last) continue;
    const request = { actor: thePlatform, projectId, refund: true, suspendedBefore: today, ...last };
    // One that cannot be closed leaves the others their refunds.
    await app.executor
      .run(closeProject(request), platformKey())
      .catch((error) => app.log.error({ err: error, projectId }, 'a suspended offer was not cancelled'));
  }
}
