import type { InputOf, listTotps } from '@semilla/contract';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { given, pageOf, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import { recoveryCodes, totps } from './table.ts';

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

/** What was begun in this very session and is still to be confirmed. */
export async function findBegunTotp(db: Db, { userId, sessionId }: SetUp): Promise<Totp | undefined> {
  const [row] = await db
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), eq(totps.startedIn, sessionId), isNull(totps.confirmedAt)));
  return row;
}

/** Begins a set-up anew: what was begun and not confirmed before is dropped. */
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

/** Takes a time step, once: a code that was used, or is older than one that was, is worth nothing. */
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
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.totpId, totpId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.recoveryCodeId });
  return taken.length > 0;
}

type ListQuery = InputOf<typeof listTotps>['query'];

/** The devices in use, of `ownerId` alone where one is given, as filtered. */
export async function findTotps(db: Db, query: ListQuery, ownerId: string | undefined) {
  const where = and(confirmed, given(ownerId, ofUser), given(query.userId, ofUser));
  const rows = await db
    .select()
    .from(totps)
    .where(where)
    .orderBy(...sorted(query, { createdAt: totps.createdAt }, totps.totpId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(totps).where(where);
  return pageOf(all, rows);
}

export async function deleteTotp(db: Db, totpId: string): Promise<string | undefined> {
  const [gone] = await db.delete(totps).where(eq(totps.totpId, totpId)).returning({ userId: totps.userId });
  return gone?.userId;
}

const unconfirmedHours = 24;

/** A set-up that was begun and left: its secret serves nobody. */
export async function deleteUnconfirmedTotps(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - unconfirmedHours * 3_600_000);
  await db.delete(totps).where(and(isNull(totps.confirmedAt), lt(totps.createdAt, old)));
}

/** Every device of a user, with its recovery codes. */
export async function deleteTotps(db: Db, userId: string): Promise<void> {
  await db.delete(totps).where(eq(totps.userId, userId));
}

export async function findTotpOwner(db: Db, totpId: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: totps.userId }).from(totps).where(eq(totps.totpId, totpId));
  return row?.userId;
}
