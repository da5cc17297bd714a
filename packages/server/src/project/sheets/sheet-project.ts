import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { type Caller, roleOf } from '../../kit/http/caller.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';
import { type StoredProject, visibleTo } from '../access.ts';

/** Whether the caller ever had an order, a wish or a waiting place in a project. */
function hasAccepted(db: Db, caller: Caller): SQL | undefined {
  const { userId } = caller;
  if (userId === undefined || roleOf(caller) === 'visitor') return sql`false`;
  const isIn = (table: typeof orders | typeof wishes | typeof waitingPlaces) =>
    sql`${projects.projectId} in (${db
      .select({ projectId: table.projectId })
      .from(table)
      .where(eq(table.userId, userId))})`;
  return or(isIn(orders), isIn(wishes), isIn(waitingPlaces));
}

/**
 * The project of a published sheet that the caller may read. Those who accepted the sheet can read it even after the project is
 * hidden.
 */
export async function sheetProject(db: Db, caller: Caller, projectId: string): Promise<StoredProject> {
  const isVisible = visibleTo(caller);
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.projectId, projectId), isVisible && or(isVisible, hasAccepted(db, caller))));
  if (!project) throw new NotFound();
  return project;
}
