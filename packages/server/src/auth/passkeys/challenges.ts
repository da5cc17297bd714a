import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { type challengePurposes, passkeyChallenges } from '../../schema/passkey-challenges.ts';

type Purpose = (typeof challengePurposes)[number];

export const challengeMs = 5 * 60_000;

/** Replaces the challenge of a session. */
export async function storeChallenge(
  db: Db,
  given: { sessionId: string; purpose: Purpose; challenge: string; now: Date },
): Promise<void> {
  const { sessionId, purpose, challenge, now } = given;
  const expiresAt = new Date(now.getTime() + challengeMs);
  await db
    .insert(passkeyChallenges)
    .values({ sessionId, purpose, challenge, expiresAt })
    .onConflictDoUpdate({
      target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
      set: { challenge, expiresAt },
    });
}

/** Removes and returns the session's challenge, so it cannot be used again. Undefined if there is none or it has expired. */
export async function takeChallenge(
  db: Db,
  sessionId: string,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.sessionId, sessionId), eq(passkeyChallenges.purpose, purpose)))
    .returning();
  return row && row.expiresAt > now ? row.challenge : undefined;
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
