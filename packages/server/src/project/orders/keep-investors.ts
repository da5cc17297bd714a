import { and, eq, inArray } from 'drizzle-orm';
import { registerErasure } from '../../account/erasure.ts';
import type { Db } from '../../database/types.ts';
import { orders } from './table.ts';

async function hasActiveOrders(tx: Db, userId: string): Promise<boolean> {
  const found = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['pending', 'active'])))
    .limit(1);
  return found.length > 0;
}

/** Nobody is deleted while a project owes them something. */
export function keepInvestors(): void {
  registerErasure('orders', {
    preventedBy: async (tx, userId) =>
      (await hasActiveOrders(tx, userId)) ? [{ path: 'orders', code: 'has_active_orders', params: {} }] : [],
  });
}
