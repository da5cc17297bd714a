import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { freeUntilDay } from './free-until.ts';

/** Activates the pending orders of a project that is being financed. The project must be locked. */
export async function activateOrders(tx: Db, projectId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'active' })
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')));
}

/** For each project with pending orders, the last day on which any of them can be cancelled free of charge. */
export async function findReflectionEnds(
  db: Db,
  projectIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ projectId: orders.projectId, until: sql<string>`max(${freeUntilDay})::text` })
    .from(orders)
    .where(and(inArray(orders.projectId, [...projectIds]), eq(orders.status, 'pending')))
    .groupBy(orders.projectId);
  return new Map(rows.map(({ projectId, until }) => [projectId, until]));
}

/** The last day on which any pending order can be cancelled free of charge. The project must be locked. */
export async function findReflectionEnd(tx: Db, projectId: string): Promise<string | undefined> {
  return (await findReflectionEnds(tx, [projectId])).get(projectId);
}

/** Allows free cancellation of all pending orders until a day, because the terms have changed. The project must be locked. */
export async function renewReflection(tx: Db, projectId: string, until: string): Promise<void> {
  await tx
    .update(orders)
    .set({ freeUntil: sql`greatest(${orders.freeUntil}, ${until}::date)` })
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')));
}
