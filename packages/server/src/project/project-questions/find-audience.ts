import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../kit/database/types.ts';
import { hasApprovedIdentity } from '../../kit/users/is-verified.ts';
import { orders } from '../../schema/orders.ts';
import { projectFollows } from '../../schema/project-follows.ts';
import { projects } from '../../schema/projects.ts';
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

/** The investors with an order, a wish or a place on the waiting list that is not over, and those who chose to follow the project. */
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
  const following = tx
    .select({ userId: projectFollows.userId })
    .from(projectFollows)
    .innerJoin(projects, eq(projects.projectId, projectFollows.projectId))
    .where(
      and(
        eq(projectFollows.projectId, projectId),
        or(eq(projects.private, false), hasApprovedIdentity(projectFollows.userId)),
      ),
    );
  const found = await union(ordering, waiting, wishing, following);
  return found.map(({ userId }) => userId);
}
