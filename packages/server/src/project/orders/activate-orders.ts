import { and, eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';

/** Activates the pending orders of a project that is being financed. The project must be locked. */
export async function activateOrders(tx: Db, projectId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'active' })
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')));
}
