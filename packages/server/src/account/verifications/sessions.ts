import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { IdentityNews } from '../../kit/identity/protocol.ts';
import { verificationDeliveries } from '../../schema/verification-deliveries.ts';
import { verificationSessions } from '../../schema/verification-sessions.ts';
import { verifications } from '../../schema/verifications.ts';

export type StoredSession = typeof verificationSessions.$inferSelect;

/** Statuses of attempts that wait for the user; such attempts expire. */
export const unfinished = ['Started', 'Progress', 'Resubmission'] as const;

export async function findOwnerOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: verifications.userId })
    .from(verificationSessions)
    .innerJoin(verifications, eq(verifications.verificationId, verificationSessions.verificationId))
    .where(eq(verificationSessions.sessionId, sessionId));
  return row?.userId;
}

/** The latest attempt with its session at the provider. */
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

/** Stores a message and returns whether it is new. */
export async function storeMessage(
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

/** The sessions to poll, longest waiting first. */
export async function findSessionsToPoll(db: Db, now: Date, countMax: number): Promise<StoredSession[]> {
  return db
    .select()
    .from(verificationSessions)
    .where(lte(verificationSessions.pollAt, now))
    .orderBy(asc(verificationSessions.pollAt))
    .limit(countMax);
}

/** Unfinished attempts whose session has expired. */
export async function findExpiredSessions(db: Db, now: Date, countMax: number) {
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
