import type { Role } from '@semilla/contract';
import { and, count, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { Unauthenticated } from '../../kit/errors.ts';
import { sessions } from '../../schema/sessions.ts';
import { users } from '../../schema/users.ts';

export type NewSession = typeof sessions.$inferInsert;

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ sessionId: sessions.sessionId });
  return (row as { sessionId: string }).sessionId;
}

/** The live session with the user's fields that every signed-in request needs, in one query. */
async function selectLiveSession(db: Db, isSought: SQL | undefined, now: Date) {
  const [row] = await db
    .select({
      sessionId: sessions.sessionId,
      level: sessions.level,
      codeAt: sessions.codeAt,
      confirmedAt: sessions.confirmedAt,
      confirmedQueue: sessions.confirmedQueue,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.userId,
      role: users.role,
      disabledAt: users.disabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(and(isSought, gt(sessions.expiresAt, now)));
  return row;
}

export const findLiveSession = (db: Db, tokenHash: Buffer, now: Date) =>
  selectLiveSession(db, eq(sessions.tokenHash, tokenHash), now);

/** The session whose previous token this is, if the token was replaced after the given time. */
export const findSessionOfReplaced = (db: Db, tokenHash: Buffer, after: Date, now: Date) =>
  selectLiveSession(db, and(eq(sessions.replacedHash, tokenHash), gt(sessions.replacedAt, after)), now);

/** The user's role for each of these sessions that is full and still live. */
export async function findLiveSessions(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Role>> {
  const rows = await db
    .select({ sessionId: sessions.sessionId, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(
      and(
        inArray(sessions.sessionId, [...sessionIds]),
        eq(sessions.level, 'full'),
        gt(sessions.expiresAt, now),
        isNull(users.disabledAt),
      ),
    );
  return new Map(rows.map(({ sessionId, role }) => [sessionId, role]));
}

export interface Seen {
  sessionId: string;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Records that sessions are in use. Skips a session locked by another transaction; its next use is recorded later. */
export async function updateLastSeen(db: Db, seen: Seen[]): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
        as given("sessionId" uuid, "lastSeenAt" timestamptz, "expiresAt" timestamptz)
    ), free as (
      select session_id from sessions where session_id in (select "sessionId" from given)
      for no key update skip locked
    )
    update sessions set last_seen_at = given."lastSeenAt", expires_at = given."expiresAt"
    from given join free on free.session_id = given."sessionId"
    where sessions.session_id = given."sessionId"`);
}

/** Gives a session a new token after its user gave another factor. */
export async function renewSession(
  tx: Db,
  sessionId: string,
  given: { tokenHash: Buffer; codeAt: Date },
): Promise<{ createdAt: Date }> {
  const [renewed] = await tx
    .update(sessions)
    .set({ ...given, replacedHash: sql`${sessions.tokenHash}`, replacedAt: given.codeAt })
    .where(eq(sessions.sessionId, sessionId))
    .returning({ createdAt: sessions.createdAt });
  // Another request may have ended the session meanwhile.
  if (!renewed) throw new Unauthenticated();
  return renewed;
}

export async function updateConfirmed(
  db: Db,
  sessionId: string,
  confirmed: { confirmedAt: Date; confirmedQueue: string },
): Promise<void> {
  await db.update(sessions).set(confirmed).where(eq(sessions.sessionId, sessionId));
}

export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId)))
    .returning({ sessionId: sessions.sessionId });
  return deleted.length > 0;
}

/** Deletes all sessions of a user, except one if given. */
export async function deleteSessions(db: Db, userId: string, except?: string): Promise<void> {
  const others = except ? ne(sessions.sessionId, except) : undefined;
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

export async function findSessions(db: Db, userId: string, now: Date) {
  const where = and(eq(sessions.userId, userId), eq(sessions.level, 'full'), gt(sessions.expiresAt, now));
  const rows = await db.select().from(sessions).where(where).orderBy(desc(sessions.lastSeenAt)).limit(100);
  const [all] = await db.select({ total: count() }).from(sessions).where(where);
  return { rows, total: all?.total ?? 0 };
}
