import { type Found, id as idRule } from '@semilla/contract';
import { and, count, eq, gt, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { alphabetical, contains, containsPlainly } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { projects } from '../../schema/projects.ts';
import { phaseOf, visibleTo } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';

/** Offers that wait for staff: those that end by a day, that have wishes to allocate, or that are suspended. */
export const needsAttention = (by: string): SQL | undefined =>
  or(
    and(eq(projects.phaseId, phaseIds.Investment), or(lte(projects.dateEnd, by), gt(projects.wishNumber, 0))),
    isNotNull(projects.suspendedUntil),
  );

/** The number of offers that wait for staff; with `managerId`, only those of this manager. */
export async function countNeedingAttention(db: Db, by: string, managerId?: string): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(projects)
    .where(and(needsAttention(by), managerId ? eq(projects.managerId, managerId) : undefined));
  return all?.total ?? 0;
}

function matches(text: string): SQL | undefined {
  return or(
    contains(projects.name, text),
    containsPlainly(projects.url, text),
    idRule.safeParse(text).success ? eq(projects.projectId, text) : undefined,
  );
}

/** The first projects that match by name, URL or id, among those the caller may see. */
export async function searchProjects(
  db: Db,
  caller: Caller,
  { text, take }: { text: string; take: number },
): Promise<Found['projects']> {
  const rows = await db
    .select({ projectId: projects.projectId, name: projects.name, phaseId: projects.phaseId })
    .from(projects)
    .where(and(visibleTo(caller), matches(text)))
    .orderBy(alphabetical(projects.name), projects.projectId)
    .limit(take);
  return rows.map(({ phaseId, ...row }) => ({ ...row, phaseName: phaseOf({ phaseId }) }));
}
