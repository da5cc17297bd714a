import { and, count, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { trustedDevices } from '../../schema/trusted-devices.ts';

export type TrustedDevice = typeof trustedDevices.$inferSelect;

export async function insertDevice(
  db: Db,
  device: typeof trustedDevices.$inferInsert,
): Promise<TrustedDevice> {
  const [row] = await db.insert(trustedDevices).values(device).returning();
  return row as TrustedDevice;
}

export async function deleteDeviceByToken(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(trustedDevices).where(eq(trustedDevices.tokenHash, tokenHash));
}

const isTrusted = (userId: string, tokenHash: Buffer, now: Date) =>
  and(
    eq(trustedDevices.userId, userId),
    eq(trustedDevices.tokenHash, tokenHash),
    gt(trustedDevices.expiresAt, now),
  );

/** Returns whether a device is trusted, and records its use. */
export async function useDevice(db: Db, userId: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .update(trustedDevices)
    .set({ lastUsedAt: now })
    .where(isTrusted(userId, tokenHash, now))
    .returning({ deviceId: trustedDevices.deviceId });
  return used.length > 0;
}

export async function findDeviceId(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ deviceId: trustedDevices.deviceId })
    .from(trustedDevices)
    .where(isTrusted(userId, tokenHash, now));
  return found?.deviceId;
}

export async function findDevices(db: Db, userId: string, now: Date) {
  const where = and(eq(trustedDevices.userId, userId), gt(trustedDevices.expiresAt, now));
  const data = await db
    .select()
    .from(trustedDevices)
    .where(where)
    .orderBy(desc(trustedDevices.lastUsedAt))
    .limit(100);
  const [all] = await db.select({ total: count() }).from(trustedDevices).where(where);
  return { data, total: all?.total ?? 0 };
}

export async function deleteDevice(db: Db, userId: string, deviceId: string): Promise<boolean> {
  const deleted = await db
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), eq(trustedDevices.deviceId, deviceId)))
    .returning({ deviceId: trustedDevices.deviceId });
  return deleted.length > 0;
}

/** Deletes all trusted devices of a user, except one if given. */
export async function deleteDevices(db: Db, userId: string, keptId?: string): Promise<void> {
  const others = keptId ? ne(trustedDevices.deviceId, keptId) : undefined;
  await db.delete(trustedDevices).where(and(eq(trustedDevices.userId, userId), others));
}

export async function deleteExpiredDevices(db: Db, now: Date): Promise<void> {
  await db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now));
}
