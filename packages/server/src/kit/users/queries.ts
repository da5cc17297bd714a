import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { newId } from '../../schema/columns/new-id.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import { users } from '../../schema/users.ts';
import type { Db } from '../database/types.ts';
import { raised } from '../database/versions.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { FieldConflict, Forbidden } from '../errors.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** Turns a unique violation into an error on the form field. */
async function withFieldConflict<T>(write: Promise<T>): Promise<T> {
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
  const [row] = await withFieldConflict(
    db
      .insert(users)
      .values({ userId: newId(), ...user })
      .returning(),
  );
  return row as UserRow;
}

/** Finds no deleted users. */
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

/** Locks a user who is not deleted, so that changes to them run one after the other. Money commands about them wait too. */
export async function lockUser(tx: Db, userId: string, condition?: SQL): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt), condition))
    .for('update');
  return row;
}

/**
 * Locks an administrator and the user they act on, always in the order of their ids. If two administrators take the
 * role from each other at once, the second is refused. Rows that refer to them can be added meanwhile; otherwise this would
 * deadlock with a job that mails both.
 */
export async function lockGovernor(tx: Db, callerId: string, userId: string): Promise<void> {
  const locked = await tx
    .select({ userId: users.userId, role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(inArray(users.userId, [callerId, userId]))
    .orderBy(users.userId)
    .for('no key update');
  const governor = locked.find((user) => user.userId === callerId);
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
  const [row] = await withFieldConflict(
    db
      .update(users)
      .set({ ...changes, ...raised(users), updatedAt: now })
      .where(eq(users.userId, userId))
      .returning(),
  );
  return row as UserRow;
}

export async function setPasswordHash(
  db: Db,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<UserRow> {
  const changes = { passwordHash, updatedAt: now };
  const [row] = await db.update(users).set(changes).where(eq(users.userId, userId)).returning();
  return row as UserRow;
}

/** Marks the email address as confirmed. If it was confirmed before, the earlier time stays. */
export async function confirmEmail(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailConfirmedAt: now, updatedAt: now })
    .where(and(eq(users.userId, userId), isNull(users.emailConfirmedAt)));
}
