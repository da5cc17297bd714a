import { civilDateAt } from '@semilla/contract';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { phaseIds } from '../project/phases/catalogue.ts';
import { newId } from '../schema/columns/new-id.ts';
import { projects } from '../schema/projects.ts';
import { financeProject } from './commands/finance-project.ts';

const platformId = '00000000-0000-0000-0000-000000000000';

/** Finances the fully subscribed projects whose reflection periods have all ended. */
export async function financeProjects({ services, executor }: FastifyInstance): Promise<void> {
  const today = civilDateAt(services.now());
  const due = await services.database.db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(
      and(
        eq(projects.phaseId, phaseIds.Investment),
        lt(projects.fullySubscribedUntil, today),
        isNull(projects.suspendedUntil),
      ),
    );
  for (const { projectId } of due) {
    await executor.run(financeProject(projectId), {
      userId: platformId,
      key: `once-${newId()}`,
      requestHash: Buffer.alloc(0),
      encode: (answer) => answer,
      decode: (stored) => stored as never,
    });
  }
}
