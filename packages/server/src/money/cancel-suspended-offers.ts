import { civilDateAt } from '@semilla/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { thePlatform } from '../kit/change/actor.ts';
import { newId } from '../schema/columns/new-id.ts';
import { offerSuspensions } from '../schema/offer-suspensions.ts';
import { projects } from '../schema/projects.ts';
import { closeProject } from './commands/close-project.ts';

const platformId = '00000000-0000-0000-0000-000000000000';

/** Cancels and refunds the offers whose sheets were not corrected in time. */
export async function cancelSuspendedOffers({ services, executor }: FastifyInstance): Promise<void> {
  const { db } = services.database;
  const due = await db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(lt(projects.suspendedUntil, civilDateAt(services.now())));
  for (const { projectId } of due) {
    const [last] = await db
      .select({ adminId: offerSuspensions.suspendedById })
      .from(offerSuspensions)
      .where(and(eq(offerSuspensions.projectId, projectId)))
      .orderBy(desc(offerSuspensions.suspendedAt))
      .limit(1);
    if (!last) continue;
    await executor.run(closeProject({ actor: thePlatform, projectId, refund: true, ...last }), {
      userId: platformId,
      key: `once-${newId()}`,
      requestHash: Buffer.alloc(0),
      encode: (answer) => answer,
      decode: (stored) => stored as never,
    });
  }
}
