import { civilDateAt } from '@semilla/contract';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { phaseIds } from '../project/phases/catalogue.ts';
import { projects } from '../schema/projects.ts';
import { financeProject } from './commands/finance-project.ts';
import { platformKey } from './platform-key.ts';

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
  const ids = due.map(({ projectId }) => projectId);
  await services.eachAlone('finance-projects', ids, (id) => executor.run(financeProject(id), platformKey()));
}
