import type { v1 } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError, NotFound } from '../../kit/errors.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import type { Call } from '../../kit/http/route.ts';
import { IdentityUnavailable } from '../../kit/identity/failures.ts';
import type { IdentitySession, PersonToVerify } from '../../kit/identity/identity-provider.ts';
import { findUserById, lockUser } from '../../kit/users/queries.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { users } from '../../schema/users.ts';
import { lockLatest, updateVerification } from './queries.ts';
import { findLatestWithSession, insertSession, unfinished, updateSession } from './sessions.ts';

type User = typeof users.$inferSelect;
interface Started {
  verificationId: string;
  url: string;
}
type Latest = Awaited<ReturnType<typeof findLatestWithSession>>;

/** How long the provider keeps a session open. */
const sessionMs = 7 * 86_400_000;
const firstPollMs = 5 * 60_000;

const isUnfinished = (status: string) => (unfinished as readonly string[]).includes(status);

/** The user's open session, if any. Throws for users who are approved or under review. */
function openSessionOf(latest: Latest, now: Date): Started | undefined {
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
  { services, request, db }: Call<typeof v1.verifications.create>,
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

async function saveAttempt(
  { tx, audit }: Change,
  userId: string,
  opened: IdentitySession & { verificationId: string },
  now: Date,
): Promise<Started> {
  if (!(await lockUser(tx, userId))) throw new NotFound();
  const before = await lockLatest(tx, userId);
  // If another window started a verification at the same time, the first one counts.
  const meanwhile = openSessionOf(await findLatestWithSession(tx, userId), now);
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

/** Opens the provider's session before saving the attempt, so a failure leaves nothing behind. */
export async function startVerification(call: Call<typeof v1.verifications.create>): Promise<Started> {
  const { userId } = call.caller as SignedIn;
  const open = openSessionOf(await findLatestWithSession(call.db, userId), call.now);
  if (open) return open;
  const verificationId = newId();
  // Outside the transaction, so no row stays locked while waiting for the provider.
  const session = await openSession(call, userId, verificationId);
  return call.change((change) => saveAttempt(change, userId, { ...session, verificationId }, call.now));
}
