import { and, asc, count, eq, lt } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { passkeys } from '../../schema/passkeys.ts';

export type Passkey = typeof passkeys.$inferSelect;

export async function findPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.passkeyId));
}

/** A passkey in the format that browsers accept. */
export const asDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.total ?? 0;
}

/** Stores a passkey and returns its row; undefined if its credential is already registered. */
export async function insertPasskey(
  db: Db,
  passkey: typeof passkeys.$inferInsert,
): Promise<Passkey | undefined> {
  const [row] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}

export async function findPasskey(
  db: Db,
  userId: string,
  credentialId: string,
): Promise<Passkey | undefined> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
  return row;
}

/**
 * Records a use. Returns false if the counter is not higher than at the last use. A counter that always stays
 * 0 is accepted.
 */
export async function usePasskey(db: Db, passkeyId: string, counter: number, now: Date): Promise<boolean> {
  const isLater = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.passkeyId, passkeyId), isLater))
    .returning({ passkeyId: passkeys.passkeyId });
  return used.length > 0;
}

const own = (userId: string, passkeyId: string) =>
  and(eq(passkeys.passkeyId, passkeyId), eq(passkeys.userId, userId));

export async function renamePasskey(
  db: Db,
  userId: string,
  passkeyId: string,
  name: string,
): Promise<Passkey | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(own(userId, passkeyId)).returning();
  return row;
}

export async function deletePasskey(db: Db, userId: string, passkeyId: string): Promise<Passkey | undefined> {
  const [row] = await db.delete(passkeys).where(own(userId, passkeyId)).returning();
  return row;
}

/** Deletes all passkeys of a user and returns them, oldest first. */
export async function deletePasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const deleted = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning();
  return deleted.toSorted((one, other) => (one.passkeyId < other.passkeyId ? -1 : 1));
}
