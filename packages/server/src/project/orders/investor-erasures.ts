import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Erasure, KeptPart } from '../../kit/users/erasure.ts';
import { orderEvidence } from '../../schema/order-evidence.ts';
import { orders } from '../../schema/orders.ts';
import { projects } from '../../schema/projects.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';

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

/** The evidence of an investor's orders, and the consents of their wishes and places on waiting lists. */
async function keepEvidence(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const data = {
    orderEvidence: await tx.select().from(orderEvidence).where(eq(orderEvidence.userId, userId)),
    wishes: await tx.select().from(wishes).where(eq(wishes.userId, userId)),
    waitingPlaces: await tx.select().from(waitingPlaces).where(eq(waitingPlaces.userId, userId)),
  };
  return Object.values(data).some((rows) => rows.length) ? { kind: 'investorFile', data } : undefined;
}

const withoutConsent = (given: typeof wishes.given | typeof waitingPlaces.given) =>
  sql`${given} - 'consent' - 'shown'`;

/** Keeps wishes and places as records of the offer, but without consents and answers. */
async function eraseEvidence({ tx }: Change, userId: string): Promise<void> {
  await tx
    .update(wishes)
    .set({ given: withoutConsent(wishes.given), earlier: [] })
    .where(eq(wishes.userId, userId));
  await tx
    .update(waitingPlaces)
    .set({ given: withoutConsent(waitingPlaces.given), earlier: [] })
    .where(eq(waitingPlaces.userId, userId));
  // The platform's database role may only insert evidence, so a database function erases it.
  await tx.execute(sql`select erase_order_evidence(${userId}::uuid)`);
}

/** Users with waiting places or wishes cannot be deleted, because these would become orders. */
export const waitingPlaceErasure: Erasure = {
  async preventedBy(tx, userId) {
    const own = and(eq(waitingPlaces.userId, userId), eq(waitingPlaces.state, 'waiting'));
    const project = await joinedProjects(tx, waitingPlaces, own);
    return project ? [{ path: 'waitingPlaces', code: 'is_waiting', params: { project } }] : [];
  },
};

export const wishErasure: Erasure = {
  async preventedBy(tx, userId) {
    const own = and(eq(wishes.userId, userId), eq(wishes.state, 'open'));
    const project = await joinedProjects(tx, wishes, own);
    return project ? [{ path: 'wishes', code: 'has_wishes', params: { project } }] : [];
  },
};

/**
 * Users with open orders cannot be deleted, because the project still owes them money. The evidence of a deleted
 * user's orders is kept in separate records.
 */
export const orderErasure: Erasure = {
  preventedBy: async (tx, userId) =>
    (await hasActiveOrders(tx, userId)) ? [{ path: 'orders', code: 'has_active_orders', params: {} }] : [],
  keep: keepEvidence,
  erase: eraseEvidence,
};
