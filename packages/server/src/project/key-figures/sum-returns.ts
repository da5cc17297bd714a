import { addMonths, figuresMonths } from '@semilla/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { scheduleOf } from '../distributions/schedule-of.ts';
import { distributions } from '../distributions/table.ts';
import type { Reader } from '../investor-records.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { projectPhases } from '../phases/table.ts';
import { projects } from '../projects/table.ts';

/** Financed projects with when they were, and how many deliveries each has made: they are made in their order. */
function findFinanced(db: Db, { scope, caller }: Reader) {
  const made = db
    .select({ projectId: distributions.projectId, deliveries: sql<number>`count(*)::int`.as('deliveries') })
    .from(distributions)
    .where(eq(distributions.kind, 'return'))
    .groupBy(distributions.projectId)
    .as('made');
  return db
    .select({
      project: projects,
      since: projectPhases.from,
      made: sql<number>`coalesce(${made.deliveries}, 0)`,
    })
    .from(projects)
    .innerJoin(
      projectPhases,
      and(eq(projectPhases.projectId, projects.projectId), eq(projectPhases.phaseId, phaseIds.Financed)),
    )
    .leftJoin(made, eq(made.projectId, projects.projectId))
    .where(
      and(
        eq(projects.phaseId, phaseIds.Financed),
        scope === 'all' ? undefined : eq(projects.managerId, caller.userId ?? ''),
      ),
    );
}

/** What is still to be delivered to investors in the months to come, principal included; what is late is due now. */
export async function sumReturnsToCome(db: Db, reader: Reader, thisMonth: string) {
  const byMonth = new Map(
    Array.from({ length: figuresMonths }, (_, index) => [addMonths(thisMonth, index), 0]),
  );
  for (const { project, since, made } of await findFinanced(db, reader)) {
    for (const { period, dueOn, grossCents, principalCents } of scheduleOf(project, since)) {
      const dueMonth = `${dueOn.slice(0, 7)}-01`;
      const month = dueMonth < thisMonth ? thisMonth : dueMonth;
      const sum = byMonth.get(month);
      if (period > made && sum !== undefined) byMonth.set(month, sum + grossCents + principalCents);
    }
  }
  return [...byMonth].map(([month, amount]) => ({ month, amount }));
}
