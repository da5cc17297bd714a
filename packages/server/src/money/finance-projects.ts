import { civilDateAt } from '@semilla/contract';
import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { freeUntilDay } from '../project/orders/free-until.ts';
import { phaseIds } from '../project/phases/catalogue.ts';
import { orders } from '../schema/orders.ts';
import { projects } from '../schema/projects.ts';
import { financeProject } from './commands/finance-project.ts';
import { platformKey } from './platform-key.ts';

/**
 * Whether an order of the project can still be cancelled free of charge. All pending orders are checked,
 * because the newest one may have no reflection period.
 */
function isReflecting(today: string): SQL {
  return sql`exists (select 1 from ${orders} where ${orders.projectId} = ${projects.projectId} and ${orders.status} = 'pending'
    and ${freeUntilDay} >= ${today}::date)`;
}

/** Moves fully subscribed projects to Financed once all their reflection periods have ended. */
export async function financeProjects({ services, executor }: FastifyInstance): Promise<void> {
  const today = civilDateAt(services.now());
  const due = await services.database.db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(
      and(
        eq(projects.phaseId, phaseIds.Investment),
        isNotNull(projects.fullySubscribedUntil),
        not(isReflecting(today)),
        isNull(projects.suspendedUntil),
      ),
    );
  const ids = due.map(({ projectId }) => projectId);
  await services.eachAlone('finance-projects', ids, (id) => executor.run(financeProject(id), platformKey()));
}
