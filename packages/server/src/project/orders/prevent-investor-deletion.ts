import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { registerErasure } from '../../kit/users/erasure.ts';
import { orders } from '../../schema/orders.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';
import { eraseEvidence, keepEvidence } from './keep-evidence.ts';

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

async function hasOpenWishes(tx: Db, userId: string): Promise<boolean> {
  return (await tx.$count(wishes, and(eq(wishes.userId, userId), eq(wishes.state, 'open')))) > 0;
}

/**
 * Users with open orders cannot be deleted, because the project still owes them money, nor users with wishes or on a waiting list, because
 * these would place an order. Of deleted users, the evidence of their orders is kept out of sight.
 */
export function preventInvestorDeletion(): void {
  registerErasure('waitingPlaces', {
    preventedBy: async (tx, userId) =>
      (await isWaiting(tx, userId)) ? [{ path: 'waitingPlaces', code: 'is_waiting', params: {} }] : [],
  });
  registerErasure('wishes', {
    preventedBy: async (tx, userId) =>
      (await hasOpenWishes(tx, userId)) ? [{ path: 'wishes', code: 'has_wishes', params: {} }] : [],
  });
  registerErasure('orders', {
    preventedBy: async (tx, userId) =>
      (await hasActiveOrders(tx, userId)) ? [{ path: 'orders', code: 'has_active_orders', params: {} }] : [],
    keep: keepEvidence,
    erase: eraseEvidence,
  });
}
