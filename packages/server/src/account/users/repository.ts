import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/types.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import { FieldConflict, Forbidden } from '../../errors.ts';
import { userAssignments } from '../user-assignments/table.ts';
import { users } from './table.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** What others have may not be had twice: the database refuses it, and this says which field it was. */
async function orTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_email_unique')) {
      throw new FieldConflict('account.email_taken', 'email');
    }
    if (isUniqueViolation(error, 'users_identification_unique')) {
      throw new FieldConflict('account.document_already_exists', 'identificationDocumentNumber');
    }
    throw error;
  });
}

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const [row] = await orTaken(
    db
      .insert(users)
      .values({ userId: newId(), ...user })
      .returning(),
  );
  return row as UserRow;
}

/** Somebody who is here; whoever was deleted is not. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, isNull(users.deletedAt)));
  return row;
}

/** A user that is known to exist, such as the caller. */
export async function findUserById(db: Db, userId: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.userId, userId));
  return row as UserRow;
}

export async function emailOfUser(db: Db, userId: string): Promise<string> {
  return (await findUserById(db, userId)).email;
}

/** Locks somebody who is here, so that what is done to them is done one thing after the other. */
export async function lockUser(tx: Db, userId: string, condition?: SQL): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt), condition))
    .for('update');
  return row;
}

/**
 * Locks an administrator together with whom they act on, always in the same order. Two who take the role from each
 * other at once: the second finds that it is theirs no longer.
 */
export async function lockGovernor(tx: Db, callerId: string, userId: string): Promise<void> {
  const locked = await tx
    .select({ userId: users.userId, role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(inArray(users.userId, [callerId, userId]))
    .orderBy(users.userId)
    .for('update');
  const governor = locked.find((one) => one.userId === callerId);
  if (governor?.role !== 'admin' || governor.disabledAt) throw new Forbidden();
}

export async function findManagerOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ managerId: userAssignments.managerId })
    .from(userAssignments)
    .where(eq(userAssignments.userId, userId));
  return row?.managerId ?? null;
}

export async function updateUser(
  db: Db,
  userId: string,
  changes: Partial<NewUser>,
  now: Date,
): Promise<UserRow> {
  const [row] = await orTaken(
    db
      .update(users)
      .set({ ...changes, updatedAt: now })
      .where(eq(users.userId, userId))
      .returning(),
  );
  return row as UserRow;
}

export function setPasswordHash(db: Db, userId: string, passwordHash: string, now: Date): Promise<UserRow> {
  return updateUser(db, userId, { passwordHash }, now);
}

/** The first confirmation counts; a later one changes nothing. */
export async function confirmEmail(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailConfirmedAt: now, updatedAt: now })
    .where(and(eq(users.userId, userId), isNull(users.emailConfirmedAt)));
}
