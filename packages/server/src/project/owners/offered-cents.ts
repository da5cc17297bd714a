import { offersCountFrom } from '@semilla/contract';
import { and, eq, exists, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';

const offering = [phaseIds.Preinvestment, phaseIds.Investment];
const over = [phaseIds.Financed, phaseIds.Closed];

/** The amount invested when the project was financed. A later refund sets the project's totals to zero. */
const financed = sql`(select coalesce(sum(o.amount_cents), 0) from ${orders} o
  join ${projectPhases} f on f.project_id = o.project_id and f.phase_id = ${phaseIds.Financed}
  where o.project_id = ${projects.projectId} and (o.cancelled_at is null or o.cancelled_at >= f."from"))`;

/** A finished offer counts with what it raised, a running one with its target. */
const offered = sql<number>`coalesce(sum(case when ${inArray(projects.phaseId, over)}
  then greatest(${projects.amountInvestedCents}, ${financed}) else ${projects.financingAmountCents} end), 0)::bigint`;

/** The sum of an owner's offers opened here in the twelve months before a day, in cents, leaving out one project. */
export function offeredCents(db: Db, ownerId: SQLWrapper | string, today: string, without?: string) {
  const from = sql`(${offersCountFrom(today)}::timestamp + interval '1 day') at time zone 'Europe/Madrid'`;
  const opened = db
    .select({ one: sql`1` })
    .from(projectPhases)
    .where(
      and(
        eq(projectPhases.projectId, projects.projectId),
        inArray(projectPhases.phaseId, offering),
        sql`${projectPhases.from} >= ${from}`,
      ),
    );
  const conditions: (SQL | undefined)[] = [
    eq(projects.promoterId, ownerId),
    ne(projects.phaseId, phaseIds.Discarded),
    exists(opened),
    without === undefined ? undefined : ne(projects.projectId, without),
  ];
  return db
    .select({ cents: offered.mapWith(Number).as('cents') })
    .from(projects)
    .where(and(...conditions));
}
