import { thePlatform } from '../../kit/change/actor.ts';
import { makeChange } from '../../kit/change/make-change.ts';
import { IdentityUnavailable } from '../../kit/identity/failures.ts';
import type { Services } from '../../kit/services.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { applyMessage, mailOutcome } from './follow-news.ts';
import { lockLatest, updateVerification } from './queries.ts';
import {
  findExpiredSessions,
  findSessionsToPoll,
  type StoredSession,
  unfinished,
  updateSession,
} from './sessions.ts';

const sessionsMax = 50;
const expiredMax = 200;
const waitMsMin = 5 * 60_000;
const waitMsMax = 86_400_000;

/** Older sessions are polled less often: the interval is a tenth of their age, within bounds. */
function nextPoll({ createdAt }: StoredSession, now: Date): Date {
  const tenthOfAge = (now.getTime() - createdAt.getTime()) / 10;
  return new Date(now.getTime() + Math.min(waitMsMax, Math.max(waitMsMin, tenthOfAge)));
}

async function poll(services: Services, session: StoredSession): Promise<void> {
  const { database, identity, now } = services;
  const { verificationId, sessionId } = session;
  // The time of the next poll is stored before the request, so a session whose request fails does not block
  // the others.
  await updateSession(database.db, verificationId, { pollAt: nextPoll(session, now()) });
  const decision = await identity.readDecision(sessionId);
  if (decision) await makeChange(services, thePlatform, (change) => applyMessage(change, decision, now()));
}

/** Asks the provider for decisions whose message was not sent or did not arrive. */
export async function pollDecisions(services: Services): Promise<void> {
  const { database, now } = services;
  let failure: IdentityUnavailable | undefined;
  for (const session of await findSessionsToPoll(database.db, now(), sessionsMax)) {
    await poll(services, session).catch((error: unknown) => {
      if (!(error instanceof IdentityUnavailable)) throw error;
      failure = error;
    });
    // If the provider is unreachable, the other requests would fail too.
    if (failure && !failure.hasAnswered) break;
  }
  if (failure) throw failure;
}

/** Expires sessions that were not finished within seven days. */
export async function expireSessions(services: Services): Promise<void> {
  const now = services.now();
  for (const { userId, verificationId } of await findExpiredSessions(services.database.db, now, expiredMax)) {
    await makeChange(services, thePlatform, async (change) => {
      const user = await lockUser(change.tx, userId);
      const latest = user && (await lockLatest(change.tx, userId));
      const isStill = (unfinished as readonly string[]).includes(latest?.status ?? '');
      if (!user || latest?.verificationId !== verificationId || !isStill) return;
      const status = 'ExpiredAbandoned';
      await updateVerification(change.tx, verificationId, { status, updatedAt: now });
      await updateSession(change.tx, verificationId, { pollAt: null });
      const outcome = { status, decisionReason: null, reason: null, reasonCode: null } as const;
      await mailOutcome(change, user, outcome);
      change.audit({
        action: 'verification.expire',
        subjectType: 'verification',
        subjectId: verificationId,
        personId: userId,
        before: { status: latest.status },
        after: { status },
      });
    });
  }
}
