import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { orders } from '../../schema/orders.ts';
import { users } from '../../schema/users.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';
import type { StoredProject } from '../access.ts';

/** Finds who gets the mail about a new question: the project's manager, or all administrators if it has none. */
export async function findStaffOf(
  tx: Db,
  { managerId }: Pick<StoredProject, 'managerId'>,
): Promise<string[]> {
  const isActive = isNull(users.disabledAt);
  const { userId } = users;
  const managers = managerId
    ? await tx
        .select({ userId })
        .from(users)
        .where(and(eq(userId, managerId), ne(users.role, 'user'), isActive))
    : [];
  if (managers.length) return managers.map((row) => row.userId);
  const administrators = await tx
    .select({ userId })
    .from(users)
    .where(and(eq(users.role, 'admin'), isActive));
  return administrators.map((row) => row.userId);
}

/** The investors who follow a project: with an order, a wish or a place on the waiting list that is not over. */
export async function findFollowers(tx: Db, projectId: string): Promise<string[]> {
  const ordering = tx
    .select({ userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), inArray(orders.status, ['pending', 'active'])));
  const waiting = tx
    .select({ userId: waitingPlaces.userId })
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.projectId, projectId), eq(waitingPlaces.state, 'waiting')));
  const wishing = tx
    .select({ userId: wishes.userId })
    .from(wishes)
    .where(and(eq(wishes.projectId, projectId), eq(wishes.state, 'open')));
  const found = await union(ordering, waiting, wishing);
  return found.map(({ userId }) => userId);
}
