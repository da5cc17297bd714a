import { addDays, civilDateAt } from '@semilla/contract';
import { localeOfLink } from '@semilla/server/kit/http/plugins/locale.ts';
import { financeProjects } from '@semilla/server/money/finance-projects.ts';
import { orders } from '@semilla/server/schema/orders.ts';
import { projects } from '@semilla/server/schema/projects.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { renderRefusal } from './render-desk.ts';
import { deskWords } from './words/index.ts';

type EndRequest = FastifyRequest<{ Body: URLSearchParams }>;

const projectInput = z.object({ projectId: z.uuid() });

/** Sets the end of a project's reflection periods to yesterday; returns whether it is fully subscribed. */
async function endYesterday({ services }: FastifyInstance, projectId: string): Promise<boolean> {
  const yesterday = addDays(civilDateAt(services.now()), -1);
  return services.database.db.transaction(async (tx) => {
    const [full] = await tx
      .update(projects)
      .set({ fullySubscribedUntil: yesterday })
      .where(and(eq(projects.projectId, projectId), isNotNull(projects.fullySubscribedUntil)))
      .returning({ projectId: projects.projectId });
    if (full) await tx.update(orders).set({ freeUntil: yesterday }).where(eq(orders.projectId, projectId));
    return full !== undefined;
  });
}

/** Ends the reflection periods of one project and finances it. Does not move the clock, so sessions stay valid. */
async function endReflection(request: EndRequest, reply: FastifyReply): Promise<FastifyReply> {
  const input = projectInput.safeParse(Object.fromEntries(request.body ?? []));
  if (!input.success || !(await endYesterday(request.server, input.data.projectId))) {
    const locale = localeOfLink(request);
    const { title, none } = deskWords[locale].reflection;
    return reply.status(404).send(renderRefusal(none, locale, title));
  }
  await financeProjects(request.server);
  return reply.redirect('/dev#reflection', 303);
}

export function serveReflection(desk: FastifyInstance): void {
  desk.post('/dev/reflection', (request, reply) => endReflection(request as EndRequest, reply));
}
