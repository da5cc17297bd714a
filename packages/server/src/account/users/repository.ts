import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, newId } from '../../database/index.ts';
import { userAssignments } from '../user-assignments/index.ts';
import { users } from './table.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ userId: newId(), ...user })
    .returning();
  return row as UserRow;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
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
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.userId, userId))
    .returning();
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

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNotNull(users.passwordHash)))
    .limit(1);
  return found.length > 0;
}
