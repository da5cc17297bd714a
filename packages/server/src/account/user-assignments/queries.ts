import { type UserAssignment, v1 } from '@semilla/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { list } from '../../kit/database/list.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { ApiError } from '../../kit/errors.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import { users } from '../../schema/users.ts';

type Assignment = typeof userAssignments.$inferSelect;

export const userAssignmentList = list(v1.userAssignments.find, {
  table: userAssignments,
  id: userAssignments.userId,
  reach: (reader) => withinReach(reader, userAssignments.userId),
  filters: {},
  order: { createdAt: userAssignments.createdAt },
  select: (db) => {
    const managers = alias(users, 'managers');
    return db
      .select({
        userId: userAssignments.userId,
        userName: sql<string>`trim(${fullName(users)})`,
        managerId: userAssignments.managerId,
        managerName: sql<string>`trim(${fullName(managers)})`,
        createdAt: userAssignments.createdAt,
        version: userAssignments.version,
      })
      .from(userAssignments)
      .innerJoin(users, eq(users.userId, userAssignments.userId))
      .innerJoin(managers, eq(managers.userId, userAssignments.managerId))
      .$dynamic();
  },
  answers: (rows): UserAssignment[] => rows,
});

/** Returns whether the user is active staff, and locks the row until the transaction ends. */
export async function holdManager(tx: Db, managerId: string): Promise<boolean> {
  const held = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(eq(users.userId, managerId), inArray(users.role, ['operator', 'admin']), isNull(users.disabledAt)),
    )
    .for('share');
  return held.length > 0;
}

/** Assigns a manager to a customer without one; the primary key allows only one. */
export async function assignManager(tx: Db, assignment: Omit<Assignment, 'version'>): Promise<void> {
  await tx
    .insert(userAssignments)
    .values(assignment)
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'user_assignments_pkey')
        ? new ApiError('account.already_assigned')
        : error;
    });
}

export async function lockAssignment(tx: Db, userId: string): Promise<Assignment | undefined> {
  const [row] = await tx
    .select()
    .from(userAssignments)
    .where(eq(userAssignments.userId, userId))
    .for('update');
  return row;
}

export async function updateManager(tx: Db, userId: string, managerId: string): Promise<void> {
  await tx
    .update(userAssignments)
    .set({ managerId, ...raised(userAssignments) })
    .where(eq(userAssignments.userId, userId));
}

export async function unassign(tx: Db, userId: string): Promise<void> {
  await tx.delete(userAssignments).where(eq(userAssignments.userId, userId));
}

/** Deletes all assignments of a manager and returns the ids of the customers. */
export async function unassignAllOf(tx: Db, managerId: string): Promise<string[]> {
  const released = await tx
    .delete(userAssignments)
    .where(eq(userAssignments.managerId, managerId))
    .returning({ userId: userAssignments.userId });
  return released.map(({ userId }) => userId);
}
