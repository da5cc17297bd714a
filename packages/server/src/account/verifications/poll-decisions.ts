import { IdentityUnavailable } from '../../integrations/identity/failures.ts';
import { makeChange, thePlatform } from '../../routing/change.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../users/repository.ts';
import { followNews, tellOfOutcome } from './follow-news.ts';
import { lockLatest, updateVerification } from './repository.ts';
import { findRunOut, findSessionsToPoll, type StoredSession, unfinished, updateSession } from './sessions.ts';

const sessionsMax = 50;
const runOutMax = 200;
const waitMsMin = 5 * 60_000;
const waitMsMax = 86_400_000;

/** The longer nothing was decided, the longer it may take to hear of it. */
function nextPoll({ createdAt }: StoredSession, now: Date): Date {
  const tenthOfAge = (now.getTime() - createdAt.getTime()) / 10;
  return new Date(now.getTime() + Math.min(waitMsMax, Math.max(waitMsMin, tenthOfAge)));
}

async function poll(services: Services, session: StoredSession): Promise<void> {
  const { database, identity, now } = services;
  const { verificationId, sessionId } = session;
  // Before anything can fail, so that one session does not keep the others waiting.
  await updateSession(database.db, verificationId, { pollAt: nextPoll(session, now()) });
  const decision = await identity.readDecision(sessionId);
  if (decision) await makeChange(services, thePlatform, (change) => followNews(change, decision, now()));
}

/** Asks the provider for the decisions that it did not tell, or that did not arrive. */
export async function pollDecisions(services: Services): Promise<void> {
  const { database, now } = services;
  let failure: IdentityUnavailable | undefined;
  for (const session of await findSessionsToPoll(database.db, now(), sessionsMax)) {
    await poll(services, session).catch((error: unknown) => {
      if (!(error instanceof IdentityUnavailable)) throw error;
      failure = error;
    });
    // Where nobody answers, asking for the others is no use.
    if (failure && !failure.hasAnswered) break;
  }
  if (failure) throw failure;
}

/** Sessions that nobody finished within their seven days are over. */
export async function expireSessions(services: Services): Promise<void> {
  const now = services.now();
  for (const { userId, verificationId } of await findRunOut(services.database.db, now, runOutMax)) {
    await makeChange(services, thePlatform, async (change) => {
      const user = await lockUser(change.tx, userId);
      const latest = user && (await lockLatest(change.tx, userId));
      const isStill = (unfinished as readonly string[]).includes(latest?.status ?? '');
      if (!user || latest?.verificationId !== verificationId || !isStill) return;
      const status = 'ExpiredAbandoned';
      await updateVerification(change.tx, verificationId, { status, updatedAt: now });
      await updateSession(change.tx, verificationId, { pollAt: null });
      const outcome = { status, decisionReason: null, reason: null, reasonCode: null } as const;
      await tellOfOutcome(change, user, outcome);
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

export async function scheduleVerificationPolling(services: Services): Promise<void> {
  await services.jobs.schedule('verification-decisions', '*/3 * * * *', () => pollDecisions(services));
  await services.jobs.schedule('verification-expiry', '*/10 * * * *', () => expireSessions(services));
}
