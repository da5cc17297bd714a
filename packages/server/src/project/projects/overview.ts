import { type Found, id as idRule } from '@semilla/contract';
import { and, count, eq, lte, or, type SQL } from 'drizzle-orm';
import { alphabetical, contains, containsPlainly } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import type { Caller } from '../../routing/caller.ts';
import { phaseOf, visibleTo } from '../access.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { projects } from './table.ts';

/** How many projects are open and end by a day; with `managerId`, of those that somebody manages. */
export async function countEnding(db: Db, by: string, managerId?: string): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(projects)
    .where(
      and(
        eq(projects.phaseId, phaseIds.Investment),
        lte(projects.dateEnd, by),
        managerId ? eq(projects.managerId, managerId) : undefined,
      ),
    );
  return all?.total ?? 0;
}

function matches(text: string): SQL | undefined {
  return or(
    contains(projects.name, text),
    containsPlainly(projects.url, text),
    idRule.safeParse(text).success ? eq(projects.projectId, text) : undefined,
  );
}

/** The first projects by their name, address or id, of those that somebody may see. */
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
