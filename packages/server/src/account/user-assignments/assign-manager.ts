import { isStaff } from '@semilla/contract';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { InvalidInput, NotFound } from '../../kit/errors.ts';
import type { Erasure } from '../../kit/users/erasure.ts';
import { unlimited } from '../../kit/users/reach.ts';
import { users } from '../../schema/users.ts';
import {
  assignManager,
  lockAssignment,
  unassign,
  unassignAllOf,
  updateManager,
  userAssignmentList,
} from './queries.ts';

const noChoice = (path: string) => new InvalidInput([{ path, code: 'choice', params: {} }]);

/**
 * Checks that the customer is not staff and that the manager is active staff, and locks both rows until the
 * transaction ends. Locks the rows in order of user id, like everywhere, to avoid deadlocks.
 */
async function lockBoth(tx: Db, userId: string, managerId: string): Promise<void> {
  const held = await tx
    .select({ userId: users.userId, role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(and(inArray(users.userId, [userId, managerId]), isNull(users.deletedAt)))
    .orderBy(users.userId)
    .for('share');
  const customer = held.find((user) => user.userId === userId);
  const manager = held.find((user) => user.userId === managerId);
  if (!customer || isStaff(customer.role)) throw noChoice('userId');
  if (!manager || !isStaff(manager.role) || manager.disabledAt) throw noChoice('managerId');
}

const noteOn = (userId: string) => ({ subjectType: 'user', subjectId: userId });

export async function assign(
  { tx, audit }: Change,
  { userId, managerId }: { userId: string; managerId: string },
  now: Date,
): Promise<void> {
  await lockBoth(tx, userId, managerId);
  await assignManager(tx, { userId, managerId, createdAt: now });
  audit({ action: 'user-assignment.create', ...noteOn(userId), after: { managerId } });
}

export async function reassign(
  { tx, audit }: Change,
  { userId, managerId, version }: { userId: string; managerId: string; version?: number | undefined },
): Promise<void> {
  await userAssignmentList.one(tx, userId, unlimited);
  // Locks the users before the assignment, like deleting a user or changing a role, to avoid deadlocks.
  await lockBoth(tx, userId, managerId);
  const before = await lockAssignment(tx, userId);
  if (!before) throw new NotFound();
  assertSeen(before, version);
  await updateManager(tx, userId, managerId);
  audit({
    action: 'user-assignment.edit',
    ...noteOn(userId),
    before: { managerId: before.managerId },
    after: { managerId },
  });
}

/** Leaves a customer without a manager, as they were before an assignment that is undone. */
export async function unassignAgain({ tx, audit }: Change, userId: string): Promise<void> {
  const before = await lockAssignment(tx, userId);
  if (!before) throw new NotFound();
  await unassign(tx, userId);
  audit({
    action: 'user-assignment.delete',
    ...noteOn(userId),
    before: { managerId: before.managerId },
  });
}

/** Removes a former manager from all customers. They have no manager until an administrator assigns another. */
async function releaseCustomersOf({ tx, audit }: Change, managerId: string): Promise<void> {
  for (const userId of await unassignAllOf(tx, managerId)) {
    audit({ action: 'user-assignment.delete', ...noteOn(userId), before: { managerId } });
  }
}

export const userAssignmentErasure: Erasure = {
  release: releaseCustomersOf,
  erase: ({ tx }, userId) => unassign(tx, userId),
};
