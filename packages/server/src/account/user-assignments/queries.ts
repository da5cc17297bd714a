import type { InputOf, UserAssignment, v1 } from '@semilla/contract';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { given, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { ApiError } from '../../kit/errors.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import { users } from '../../schema/users.ts';

type Query = InputOf<typeof v1.userAssignments.find>['query'];
type Assignment = typeof userAssignments.$inferSelect;

function selectAssignments(db: Db) {
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
}

function conditions(query: Query, reach: SQL | undefined): SQL | undefined {
  return and(
    picked(query, userAssignments.userId),
    reach,
    given(query.userId, (userId) => eq(userAssignments.userId, userId)),
  );
}

/** One page of assignments without the total count, as the CSV export needs it. */
export async function findAssignmentRows(db: Db, query: Query, reach: SQL | undefined) {
  const { userId, createdAt } = userAssignments;
  const page = pageOfIds(db, query, { columns: { createdAt }, id: userId, where: conditions(query, reach) });
  const data: UserAssignment[] = await rowsOfPage(selectAssignments(db), page, userId);
  return { data };
}

export async function findAssignments(db: Db, query: Query, reach: SQL | undefined) {
  const counting = db.select({ total: count() }).from(userAssignments).where(conditions(query, reach));
  return pageFromNearerEnd(query, counting, (part) => findAssignmentRows(db, part, reach));
}

export async function findAssignment(db: Db, userId: string): Promise<UserAssignment | undefined> {
  const [row] = await selectAssignments(db).where(eq(userAssignments.userId, userId));
  return row;
}

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
