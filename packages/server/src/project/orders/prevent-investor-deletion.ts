import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { registerErasure } from '../../kit/users/erasure.ts';
import { orders } from '../../schema/orders.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';

async function hasActiveOrders(tx: Db, userId: string): Promise<boolean> {
  const found = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['pending', 'active'])))
    .limit(1);
  return found.length > 0;
}

async function isWaiting(tx: Db, userId: string): Promise<boolean> {
  return (
    (await tx.$count(
      waitingPlaces,
      and(eq(waitingPlaces.userId, userId), eq(waitingPlaces.state, 'waiting')),
    )) > 0
  );
}

/**
 * Users with open orders cannot be deleted, because the project still owes them money, nor users on a waiting list, because it
 * would place an order.
 */
export function preventInvestorDeletion(): void {
  registerErasure('waitingPlaces', {
    preventedBy: async (tx, userId) =>
      (await isWaiting(tx, userId)) ? [{ path: 'waitingPlaces', code: 'is_waiting', params: {} }] : [],
  });
  registerErasure('orders', {
    preventedBy: async (tx, userId) =>
      (await hasActiveOrders(tx, userId)) ? [{ path: 'orders', code: 'has_active_orders', params: {} }] : [],
  });
}
