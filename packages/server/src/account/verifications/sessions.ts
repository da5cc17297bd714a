import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import type { IdentityNews } from '../../integrations/identity/protocol.ts';
import { verificationDeliveries, verificationSessions, verifications } from './table.ts';

export type StoredSession = typeof verificationSessions.$inferSelect;

/** Attempts that wait for the person, which is not for ever. */
export const unfinished = ['Started', 'Progress', 'Resubmission'] as const;

export async function findOwnerOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: verifications.userId })
    .from(verificationSessions)
    .innerJoin(verifications, eq(verifications.verificationId, verificationSessions.verificationId))
    .where(eq(verificationSessions.sessionId, sessionId));
  return row?.userId;
}

/** The attempt that counts, and what goes on at the provider in it. */
export async function findLatestWithSession(db: Db, userId: string) {
  const [row] = await db
    .select({ attempt: verifications, session: verificationSessions })
    .from(verifications)
    .leftJoin(verificationSessions, eq(verificationSessions.verificationId, verifications.verificationId))
    .where(eq(verifications.userId, userId))
    .orderBy(desc(verifications.attempt))
    .limit(1);
  return row;
}

export async function insertSession(
  tx: Db,
  attempt: typeof verifications.$inferInsert,
  session: Omit<typeof verificationSessions.$inferInsert, 'verificationId'>,
): Promise<void> {
  const [row] = await tx
    .insert(verifications)
    .values(attempt)
    .returning({ verificationId: verifications.verificationId });
  const { verificationId } = row as { verificationId: string };
  await tx.insert(verificationSessions).values({ ...session, verificationId });
}

export async function updateSession(
  db: Db,
  verificationId: string,
  changes: Partial<StoredSession>,
): Promise<void> {
  await db
    .update(verificationSessions)
    .set(changes)
    .where(eq(verificationSessions.verificationId, verificationId));
}

/** Remembers what was told, and says whether it is news. */
export async function isNews(
  tx: Db,
  verificationId: string,
  news: IdentityNews,
  now: Date,
): Promise<boolean> {
  const isDecision = news.kind === 'decision';
  const added = await tx
    .insert(verificationDeliveries)
    .values({
      verificationId,
      attemptId: news.attemptId,
      word: isDecision ? news.status : news.action,
      decidedAt: isDecision ? news.decidedAt : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ word: verificationDeliveries.word });
  return added.length > 0;
}

/** Whom to ask the provider about, those who have waited longest first. */
export async function findSessionsToPoll(db: Db, now: Date, countMax: number): Promise<StoredSession[]> {
  return db
    .select()
    .from(verificationSessions)
    .where(lte(verificationSessions.pollAt, now))
    .orderBy(asc(verificationSessions.pollAt))
    .limit(countMax);
}

/** Who began and did not finish in time. */
export async function findRunOut(db: Db, now: Date, countMax: number) {
  return db
    .select({ verificationId: verifications.verificationId, userId: verifications.userId })
    .from(verificationSessions)
    .innerJoin(verifications, eq(verifications.verificationId, verificationSessions.verificationId))
    .where(
      and(
        lte(verificationSessions.expiresAt, now),
        isNotNull(verificationSessions.pollAt),
        inArray(verifications.status, [...unfinished]),
      ),
    )
    .limit(countMax);
}
