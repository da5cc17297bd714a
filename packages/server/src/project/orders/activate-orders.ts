import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { lastFreeDay } from './free-until.ts';

/** Activates the pending orders of a project that is being financed. The project must be locked. */
export async function activateOrders(tx: Db, projectId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'active' })
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')));
}

/** The last day on which any pending order can be cancelled free of charge. The project must be locked. */
export async function findReflectionEnd(tx: Db, projectId: string): Promise<string | undefined> {
  const pending = await tx
    .select({ freeUntil: orders.freeUntil, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')));
  return lastFreeDay(pending);
}

/** Allows free cancellation of all pending orders until a day, because the terms have changed. The project must be locked. */
export async function renewReflection(tx: Db, projectId: string, until: string): Promise<void> {
  await tx
    .update(orders)
    .set({ freeUntil: sql`greatest(${orders.freeUntil}, ${until}::date)` })
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')));
}
