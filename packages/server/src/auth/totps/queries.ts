import type { InputOf, v1 } from '@semilla/contract';
import { and, count, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { behind, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { recoveryCodes } from '../../schema/recovery-codes.ts';
import { totps } from '../../schema/totps.ts';

export type Totp = typeof totps.$inferSelect;

const confirmed = isNotNull(totps.confirmedAt);
const ofUser = (userId: string) => eq(totps.userId, userId);

export async function hasConfirmedTotp(db: Db, userId: string): Promise<boolean> {
  return (await findConfirmedTotp(db, userId)) !== undefined;
}

export async function findConfirmedTotp(db: Db, userId: string): Promise<Totp | undefined> {
  const [row] = await db
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), confirmed));
  return row;
}

interface SetUp {
  userId: string;
  sessionId: string;
}

/** The unconfirmed device that was started in this session. */
export async function findStartedTotp(db: Db, { userId, sessionId }: SetUp): Promise<Totp | undefined> {
  const [row] = await db
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), eq(totps.startedIn, sessionId), isNull(totps.confirmedAt)));
  return row;
}

/** Starts a new set-up and deletes earlier unconfirmed ones. */
export async function insertPendingTotp(
  db: Db,
  { userId, sessionId }: SetUp,
  secret: Buffer,
): Promise<string> {
  await db.delete(totps).where(and(eq(totps.userId, userId), isNull(totps.confirmedAt)));
  const [row] = await db
    .insert(totps)
    .values({ userId, startedIn: sessionId, secret })
    .returning({ totpId: totps.totpId });
  return (row as { totpId: string }).totpId;
}

export async function findPendingTotp(db: Db, userId: string, totpId: string): Promise<Totp | undefined> {
  const [row] = await db
    .select()
    .from(totps)
    .where(and(eq(totps.totpId, totpId), eq(totps.userId, userId), isNull(totps.confirmedAt)));
  return row;
}

export async function confirmTotp(db: Db, totpId: string, step: number, now: Date): Promise<void> {
  await db
    .update(totps)
    .set({ confirmedAt: now, lastStep: step, lastUsedAt: now })
    .where(eq(totps.totpId, totpId));
}

/** Uses up a time step. Returns false for a code that was used or is older than the last one used. */
export async function takeStep(db: Db, totpId: string, step: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(totps)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(totps.totpId, totpId), or(isNull(totps.lastStep), lt(totps.lastStep, step))))
    .returning({ totpId: totps.totpId });
  return taken.length > 0;
}

export async function replaceRecoveryCodes(db: Db, totpId: string, codeHashes: Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.totpId, totpId));
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ totpId, codeHash })));
}

export async function takeRecoveryCode(
  db: Db,
  totpId: string,
  codeHashes: Buffer[],
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.totpId, totpId),
        inArray(recoveryCodes.codeHash, codeHashes),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.recoveryCodeId });
  return taken.length > 0;
}

type ListQuery = InputOf<typeof v1.totps.find>['query'];

/** The filtered confirmed devices, only those of `ownerId` if given. */
export async function findTotps(db: Db, query: ListQuery, ownerId: string | undefined) {
  const where = and(
    confirmed,
    picked(query, totps.totpId),
    given(ownerId, ofUser),
    given(query.userId, ofUser),
  );
  const rows = await db
    .select()
    .from(totps)
    .where(and(where, behind(query, { createdAt: totps.createdAt }, totps.totpId)))
    .orderBy(...sorted(query, { createdAt: totps.createdAt }, totps.totpId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(totps).where(where);
  return pageOf(all, rows);
}

export async function deleteTotp(db: Db, totpId: string): Promise<string | undefined> {
  const [deleted] = await db
    .delete(totps)
    .where(eq(totps.totpId, totpId))
    .returning({ userId: totps.userId });
  return deleted?.userId;
}

const unconfirmedHours = 24;

/** Deletes set-ups that were started but never confirmed. */
export async function deleteUnconfirmedTotps(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - unconfirmedHours * 3_600_000);
  await db.delete(totps).where(and(isNull(totps.confirmedAt), lt(totps.createdAt, old)));
}

/** Deletes all devices of a user; their recovery codes are deleted by cascade. */
export async function deleteTotps(db: Db, userId: string): Promise<void> {
  await db.delete(totps).where(eq(totps.userId, userId));
}

export async function findTotpOwner(db: Db, totpId: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: totps.userId }).from(totps).where(eq(totps.totpId, totpId));
  return row?.userId;
}
