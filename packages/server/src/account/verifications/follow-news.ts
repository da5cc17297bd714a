import type { VerificationStatus } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import { differences } from '../../audit/index.ts';
import type { IdentityDecision, IdentityNews } from '../../integrations/identity/protocol.ts';
import type { Change } from '../../routing/change.ts';
import { type IdentityOutcome, identityNotice } from '../letters.ts';
import { lockUser } from '../users/repository.ts';
import type { users } from '../users/table.ts';
import { fillIdentification } from './fill-identification.ts';
import { nextStatus, type Step } from './next-status.ts';
import { lockLatest, replaceDocuments, type StoredVerification, updateVerification } from './repository.ts';
import {
  findLatestWithSession,
  findOwnerOfSession,
  isNews,
  type StoredSession,
  updateSession,
} from './sessions.ts';

type User = typeof users.$inferSelect;

/** What became of something that the provider told. */
export type Outcome =
  | 'followed'
  | 'unknown_session'
  | 'superseded'
  | 'repeated'
  | Extract<Step, { ignored: string }>['ignored'];

/** Tells somebody what became of their attempt. */
export async function tellOfOutcome({ mail }: Change, user: User, outcome: IdentityOutcome): Promise<void> {
  const letter = identityNotice(outcome, user);
  if (letter) await mail(user, letter);
}

const askAgainMs = 2 * 60_000;

interface Place {
  user: User;
  attempt: StoredVerification;
  session: StoredSession;
  now: Date;
}

/** The attempt that counts, with nobody else at it; whoever wants to change attempts holds their user first. */
async function lockPlace(
  { tx }: Change,
  sessionId: string,
  now: Date,
): Promise<Place | 'unknown_session' | 'superseded'> {
  const userId = await findOwnerOfSession(tx, sessionId);
  const user = userId && (await lockUser(tx, userId));
  if (!user) return 'unknown_session';
  const attempt = await lockLatest(tx, user.userId);
  const session = (await findLatestWithSession(tx, user.userId))?.session;
  return attempt && session?.sessionId === sessionId ? { user, attempt, session, now } : 'superseded';
}

type Told = Record<string, unknown>;

function note({ audit }: Change, kind: IdentityNews['kind'], place: Place, told: Told, after: Told): void {
  audit({
    action: `verification.follow-${kind}`,
    subjectType: 'verification',
    subjectId: place.attempt.verificationId,
    personId: place.user.userId,
    ...differences(told, after),
  });
}

async function followEvent(
  change: Change,
  place: Place,
  status: VerificationStatus,
  action: string,
): Promise<void> {
  const { attempt, now } = place;
  const { verificationId } = attempt;
  await updateVerification(change.tx, verificationId, { status, action, updatedAt: now });
  if (status === 'Completed') {
    await updateSession(change.tx, verificationId, { pollAt: new Date(now.getTime() + askAgainMs) });
  }
  if (status !== attempt.status) note(change, 'event', place, { status: attempt.status }, { status });
}

const decisionOf = (status: VerificationStatus) =>
  status === 'Approved' || status === 'Declined' ? status : null;

/** What was written of the user, as it was and as it is. */
function filledFields(user: User, filled: Partial<User>) {
  const fields = Object.keys(filled) as (keyof User)[];
  return Object.fromEntries(fields.map((field) => [field, user[field]]));
}

async function followDecision(
  change: Change,
  place: Place,
  news: IdentityDecision,
  told: VerificationStatus,
): Promise<void> {
  const { tx } = change;
  const { user, attempt, session, now } = place;
  const { verificationId } = attempt;
  const { refusal, filled } =
    told === 'Approved' ? await fillIdentification(tx, user, news, now) : { refusal: undefined, filled: {} };
  const status = refusal ? 'Declined' : told;
  const decisionReason = refusal ? translate(user.language, refusal) : null;
  const { reason, reasonCode, data: decisionData } = news;
  const fields = { status, decision: decisionOf(status), decisionReason, reason, reasonCode };
  await updateVerification(tx, verificationId, { ...fields, decisionData, updatedAt: now });
  if (news.document) await replaceDocuments(tx, verificationId, [news.document]);
  const isOver = status !== 'Completed' && status !== 'Resubmission';
  await updateSession(tx, verificationId, {
    decidedAt: news.decidedAt ?? session.decidedAt,
    decidedAttemptId: news.attemptId ?? session.decidedAttemptId,
    resubmissions: session.resubmissions + (status === 'Resubmission' ? 1 : 0),
    ...(isOver && { pollAt: null }),
  });
  if (status === attempt.status) return;
  await tellOfOutcome(change, user, fields);
  const { status: was, decision, decisionReason: hadReason, reason: had, reasonCode: hadCode } = attempt;
  const before = { status: was, decision, decisionReason: hadReason, reason: had, reasonCode: hadCode };
  note(change, 'decision', place, { ...before, ...filledFields(user, filled) }, { ...fields, ...filled });
}

/** Lets an attempt become what the provider tells of it, once, whatever else it has told and in whatever order. */
export async function followNews(change: Change, news: IdentityNews, now: Date): Promise<Outcome> {
  const place = await lockPlace(change, news.sessionId, now);
  if (typeof place === 'string') return place;
  const { attempt, session } = place;
  if (!(await isNews(change.tx, attempt.verificationId, news, now))) return 'repeated';
  const { resubmissions, decidedAt, decidedAttemptId } = session;
  const { status, isDecidedByHand } = attempt;
  const step = nextStatus({ status, isDecidedByHand, resubmissions, decidedAt, decidedAttemptId }, news);
  if ('ignored' in step) return step.ignored;
  if (news.kind === 'event') await followEvent(change, place, step.status, news.action);
  else await followDecision(change, place, news, step.status);
  return 'followed';
}
