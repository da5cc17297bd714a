import { addMonths, cents, figuresMonths } from '@semilla/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Reader } from '../../kit/users/reach.ts';
import { distributions } from '../../schema/distributions.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projects } from '../../schema/projects.ts';
import { scheduleOf } from '../distributions/schedule-of.ts';
import { phaseIds } from '../phases/catalogue.ts';

/** Financed projects with the day of financing and the number of deliveries made. Deliveries are always made in order. */
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

/** The returns to deliver in each coming month, including principal. Late deliveries count in the current month. */
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
  return [...byMonth].map(([month, amount]) => ({ month, amount: cents(amount) }));
}
