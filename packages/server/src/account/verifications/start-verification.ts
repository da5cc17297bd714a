import type { startVerification } from '@semilla/contract';
import { newId } from '../../database/ids.ts';
import { ApiError, NotFound } from '../../errors.ts';
import { IdentityUnavailable } from '../../integrations/identity/failures.ts';
import type { IdentitySession, PersonToVerify } from '../../integrations/identity/index.ts';
import type { SignedIn } from '../../routing/caller.ts';
import type { Change } from '../../routing/change.ts';
import type { Call } from '../../routing/route.ts';
import { findUserById, lockUser } from '../users/repository.ts';
import type { users } from '../users/table.ts';
import { lockLatest, updateVerification } from './repository.ts';
import { findLatestWithSession, insertSession, unfinished, updateSession } from './sessions.ts';

type User = typeof users.$inferSelect;
interface Started {
  verificationId: string;
  url: string;
}
type Latest = Awaited<ReturnType<typeof findLatestWithSession>>;

/** The provider keeps a session open for so long. */
const sessionMs = 7 * 86_400_000;
const firstPollMs = 5 * 60_000;

const isUnfinished = (status: string) => (unfinished as readonly string[]).includes(status);

/** Where somebody goes on who has begun already. Whoever is approved, or is being looked at, has nothing to begin. */
function openOne(latest: Latest, now: Date): Started | undefined {
  if (!latest) return undefined;
  const { attempt, session } = latest;
  if (attempt.status === 'Approved') throw new ApiError('account.already_verified');
  if (attempt.status === 'Completed') throw new ApiError('account.verification_under_review');
  if (!session || session.expiresAt <= now || !isUnfinished(attempt.status)) return undefined;
  return { verificationId: attempt.verificationId, url: session.url };
}

function personOf(user: User, verificationId: string): PersonToVerify {
  const { userId, name, surname, legalRepresentativeName, gender, birthdayAt } = user;
  const { identificationDocumentType: type, identificationDocumentNumber: number } = user;
  const letter = { Male: 'M', Female: 'F', Other: null } as const;
  return {
    verificationId,
    userId,
    firstName: legalRepresentativeName ?? name,
    lastName: surname,
    gender: gender && letter[gender],
    dateOfBirth: birthdayAt,
    document: type && number ? { type, number } : null,
    nationality: user.nationality,
  };
}

async function openSession(
  { services, request, db }: Call<typeof startVerification>,
  userId: string,
  verificationId: string,
): Promise<IdentitySession> {
  const user = await findUserById(db, userId);
  try {
    return await services.identity.createSession(personOf(user, verificationId));
  } catch (error) {
    if (!(error instanceof IdentityUnavailable)) throw error;
    request.log.error({ err: error }, 'a verification could not be started');
    throw new ApiError('account.verification_start_failed');
  }
}

async function keep(
  { tx, audit }: Change,
  userId: string,
  opened: IdentitySession & { verificationId: string },
  now: Date,
): Promise<Started> {
  if (!(await lockUser(tx, userId))) throw new NotFound();
  const before = await lockLatest(tx, userId);
  // Somebody with two windows may have begun twice at once: the first counts.
  const meanwhile = openOne(await findLatestWithSession(tx, userId), now);
  if (meanwhile) return meanwhile;
  if (before && isUnfinished(before.status)) {
    await updateVerification(tx, before.verificationId, { status: 'ExpiredAbandoned', updatedAt: now });
  }
  if (before) await updateSession(tx, before.verificationId, { pollAt: null });
  const { verificationId, sessionId, url } = opened;
  const attempt = (before?.attempt ?? 0) + 1;
  await insertSession(
    tx,
    { verificationId, userId, attempt, status: 'Started', createdAt: now, updatedAt: now },
    {
      sessionId,
      url,
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionMs),
      pollAt: new Date(now.getTime() + firstPollMs),
    },
  );
  audit({
    action: 'verification.start',
    subjectType: 'verification',
    subjectId: verificationId,
    personId: userId,
    after: { status: 'Started', attempt },
  });
  return { verificationId, url };
}

/** Opens a session with the provider, and only then an attempt: where that fails, nothing is left behind. */
export async function start(call: Call<typeof startVerification>): Promise<Started> {
  const { userId } = call.caller as SignedIn;
  const open = openOne(await findLatestWithSession(call.db, userId), call.now);
  if (open) return open;
  const verificationId = newId();
  // Not within a transaction: nobody's money waits for somebody else's answer.
  const session = await openSession(call, userId, verificationId);
  return call.change((change) => keep(change, userId, { ...session, verificationId }, call.now));
}
