import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { orders } from './table.ts';

/** The orders of a locked project that is financed now are part of it. */
export async function activateOrders(tx: Db, projectId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'active' })
    .where(and(eq(orders.projectId, projectId), eq(orders.status, 'pending')));
}
