import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { registerErasure } from '../../kit/users/erasure.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
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

/**
 * The names of the projects in which the user has waiting places or wishes that would still become orders.
 */
async function joinedProjects(tx: Db, rows: typeof waitingPlaces | typeof wishes, joined: SQL | undefined) {
  const found = await tx
    .selectDistinct({ name: projects.name })
    .from(projects)
    .innerJoin(rows, eq(rows.projectId, projects.projectId))
    .where(joined)
    .orderBy(asc(projects.name));
  return found.map(({ name }) => name).join(', ');
}

/**
 * Users with open orders cannot be deleted, because the project still owes them money. Nor can users with wishes or waiting
 * places, because these would become orders. The evidence of a deleted user's orders is kept in separate records.
 */
export function preventInvestorDeletion(): void {
  registerErasure('waitingPlaces', {
    async preventedBy(tx, userId) {
      const own = and(eq(waitingPlaces.userId, userId), eq(waitingPlaces.state, 'waiting'));
      const project = await joinedProjects(tx, waitingPlaces, own);
      return project ? [{ path: 'waitingPlaces', code: 'is_waiting', params: { project } }] : [];
    },
  });
  registerErasure('wishes', {
    async preventedBy(tx, userId) {
      const own = and(eq(wishes.userId, userId), eq(wishes.state, 'open'));
      const project = await joinedProjects(tx, wishes, own);
      return project ? [{ path: 'wishes', code: 'has_wishes', params: { project } }] : [];
    },
  });
  registerErasure('orders', {
    preventedBy: async (tx, userId) =>
      (await hasActiveOrders(tx, userId)) ? [{ path: 'orders', code: 'has_active_orders', params: {} }] : [],
    keep: keepEvidence,
    erase: eraseEvidence,
  });
}
