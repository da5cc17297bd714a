import { isStaff } from '@semilla/contract';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { InvalidInput, NotFound } from '../../errors.ts';
import type { Change } from '../../routing/change.ts';
import { users } from '../users/table.ts';
import { assignManager, findAssignment, lockAssignment, unassignAllOf, updateManager } from './repository.ts';

const noChoice = (path: string) => new InvalidInput([{ path, code: 'choice', params: {} }]);

/**
 * A customer is none of staff; whoever looks after them is, and not disabled. Both stay so as long as the change lasts,
 * and are held in the order that everybody holds users in.
 */
async function holdBoth(tx: Db, userId: string, managerId: string): Promise<void> {
  const held = await tx
    .select({ userId: users.userId, role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(and(inArray(users.userId, [userId, managerId]), isNull(users.deletedAt)))
    .orderBy(users.userId)
    .for('share');
  const customer = held.find((one) => one.userId === userId);
  const manager = held.find((one) => one.userId === managerId);
  if (!customer || isStaff(customer.role)) throw noChoice('userId');
  if (!manager || !isStaff(manager.role) || manager.disabledAt) throw noChoice('managerId');
}

const noteOn = (userId: string) => ({ subjectType: 'user', subjectId: userId });

export async function assign(
  { tx, audit }: Change,
  { userId, managerId }: { userId: string; managerId: string },
  now: Date,
): Promise<void> {
  await holdBoth(tx, userId, managerId);
  await assignManager(tx, { userId, managerId, createdAt: now });
  audit({ action: 'user-assignment.create', ...noteOn(userId), after: { managerId } });
}

export async function reassign(
  { tx, audit }: Change,
  { userId, managerId }: { userId: string; managerId: string },
): Promise<void> {
  if (!(await findAssignment(tx, userId))) throw new NotFound();
  // Users first, as everybody does: whoever deletes one, or makes one staff, holds them and then takes this away.
  await holdBoth(tx, userId, managerId);
  const before = await lockAssignment(tx, userId);
  if (!before) throw new NotFound();
  await updateManager(tx, userId, managerId);
  audit({
    action: 'user-assignment.edit',
    ...noteOn(userId),
    before: { managerId: before.managerId },
    after: { managerId },
  });
}

/** Whoever is no manager any more has no customers: they wait for an administrator to give them another. */
export async function releaseCustomersOf({ tx, audit }: Change, managerId: string): Promise<void> {
  for (const userId of await unassignAllOf(tx, managerId)) {
    audit({ action: 'user-assignment.delete', ...noteOn(userId), before: { managerId } });
  }
}
