import type { InputOf, listUserAssignments, UserAssignment } from '@semilla/contract';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageFromNearerEnd } from '../../database/pages.ts';
import { given, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import { ApiError } from '../../errors.ts';
import { fullName } from '../users/searched.ts';
import { users } from '../users/table.ts';
import { userAssignments } from './table.ts';

type Query = InputOf<typeof listUserAssignments>['query'];
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
    })
    .from(userAssignments)
    .innerJoin(users, eq(users.userId, userAssignments.userId))
    .innerJoin(managers, eq(managers.userId, userAssignments.managerId))
    .$dynamic();
}

function conditions(query: Query, reach: SQL | undefined): SQL | undefined {
  return and(
    reach,
    given(query.userId, (userId) => eq(userAssignments.userId, userId)),
  );
}

/** A page of assignments without their number, for whoever reads all of them. */
export async function findAssignmentRows(db: Db, query: Query, reach: SQL | undefined) {
  const { userId, createdAt } = userAssignments;
  const order = sorted(query, { createdAt }, userId);
  const page = db
    .select({ userId })
    .from(userAssignments)
    .where(conditions(query, reach))
    .orderBy(...order)
    .limit(query.take)
    .offset(query.skip)
    .as('page');
  const data: UserAssignment[] = await selectAssignments(db)
    .innerJoin(page, eq(page.userId, userId))
    .orderBy(...order);
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

/** Whether somebody is of staff and not disabled; if so, they stay so as long as the change lasts. */
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

/** Gives a manager to a customer who has none: the database keeps it at one. */
export async function assignManager(tx: Db, assignment: Assignment): Promise<void> {
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
  await tx.update(userAssignments).set({ managerId }).where(eq(userAssignments.userId, userId));
}

export async function unassign(tx: Db, userId: string): Promise<void> {
  await tx.delete(userAssignments).where(eq(userAssignments.userId, userId));
}

/** Leaves the customers of a manager without one; says which. */
export async function unassignAllOf(tx: Db, managerId: string): Promise<string[]> {
  const released = await tx
    .delete(userAssignments)
    .where(eq(userAssignments.managerId, managerId))
    .returning({ userId: userAssignments.userId });
  return released.map(({ userId }) => userId);
}
