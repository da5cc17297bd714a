import type { VerificationStatus } from '@semilla/contract';
import { translate } from '@semilla/i18n';
import { differences } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import type { IdentityDecision, IdentityNews } from '../../kit/identity/protocol.ts';
import { lockUser } from '../../kit/users/queries.ts';
import type { users } from '../../schema/users.ts';
import { type IdentityOutcome, identityMailOf } from '../mails.ts';
import { fillIdentification } from './fill-identification.ts';
import { nextStatus, type Step } from './next-status.ts';
import { lockLatest, replaceDocuments, type StoredVerification, updateVerification } from './queries.ts';
import {
  findLatestWithSession,
  findOwnerOfSession,
  type StoredSession,
  storeMessage,
  updateSession,
} from './sessions.ts';

type User = typeof users.$inferSelect;

/** What happened to a provider's message. */
export type Outcome =
  | 'followed'
  | 'unknown_session'
  | 'superseded'
  | 'repeated'
  | Extract<Step, { ignored: string }>['ignored'];

/** Mails the user the outcome of their attempt. */
export async function mailOutcome({ mail }: Change, user: User, outcome: IdentityOutcome): Promise<void> {
  const letter = identityMailOf(outcome)?.write(user, outcome);
  if (letter) await mail(user, letter);
}

const askAgainMs = 2 * 60_000;

interface LockedAttempt {
  user: User;
  attempt: StoredVerification;
  session: StoredSession;
  now: Date;
}

/** Locks the user and then their latest attempt, in the same order everywhere, to avoid deadlocks. */
async function lockAttempt(
  { tx }: Change,
  sessionId: string,
  now: Date,
): Promise<LockedAttempt | 'unknown_session' | 'superseded'> {
  const userId = await findOwnerOfSession(tx, sessionId);
  const user = userId && (await lockUser(tx, userId));
  if (!user) return 'unknown_session';
  const attempt = await lockLatest(tx, user.userId);
  const session = (await findLatestWithSession(tx, user.userId))?.session;
  return attempt && session?.sessionId === sessionId ? { user, attempt, session, now } : 'superseded';
}

type AuditedFields = Record<string, unknown>;

function note(
  { audit }: Change,
  kind: IdentityNews['kind'],
  locked: LockedAttempt,
  before: AuditedFields,
  after: AuditedFields,
): void {
  audit({
    action: `verification.follow-${kind}`,
    subjectType: 'verification',
    subjectId: locked.attempt.verificationId,
    personId: locked.user.userId,
    ...differences(before, after),
  });
}

async function followEvent(
  change: Change,
  locked: LockedAttempt,
  status: VerificationStatus,
  action: string,
): Promise<void> {
  const { attempt, now } = locked;
  const { verificationId } = attempt;
  await updateVerification(change.tx, verificationId, { status, action, updatedAt: now });
  if (status === 'Completed') {
    await updateSession(change.tx, verificationId, { pollAt: new Date(now.getTime() + askAgainMs) });
  }
  if (status !== attempt.status) note(change, 'event', locked, { status: attempt.status }, { status });
}

const decisionOf = (status: VerificationStatus) =>
  status === 'Approved' || status === 'Declined' ? status : null;

/** The user's old values of the filled fields, for the audit trail. */
function filledFields(user: User, filled: Partial<User>) {
  const fields = Object.keys(filled) as (keyof User)[];
  return Object.fromEntries(fields.map((field) => [field, user[field]]));
}

async function followDecision(
  change: Change,
  locked: LockedAttempt,
  news: IdentityDecision,
  decidedStatus: VerificationStatus,
): Promise<void> {
  const { tx } = change;
  const { user, attempt, session, now } = locked;
  const { verificationId } = attempt;
  const { refusal, filled } =
    decidedStatus === 'Approved'
      ? await fillIdentification(tx, user, news, now)
      : { refusal: undefined, filled: {} };
  const status = refusal ? 'Declined' : decidedStatus;
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
  await mailOutcome(change, user, fields);
  const { status: was, decision, decisionReason: hadReason, reason: had, reasonCode: hadCode } = attempt;
  const before = { status: was, decision, decisionReason: hadReason, reason: had, reasonCode: hadCode };
  note(change, 'decision', locked, { ...before, ...filledFields(user, filled) }, { ...fields, ...filled });
}

/** Applies a message of the provider to its attempt. Repeated and outdated messages are ignored. */
export async function applyMessage(change: Change, news: IdentityNews, now: Date): Promise<Outcome> {
  const locked = await lockAttempt(change, news.sessionId, now);
  if (typeof locked === 'string') return locked;
  const { attempt, session } = locked;
  if (!(await storeMessage(change.tx, attempt.verificationId, news, now))) return 'repeated';
  const { resubmissions, decidedAt, decidedAttemptId } = session;
  const { status, isDecidedByHand } = attempt;
  const step = nextStatus({ status, isDecidedByHand, resubmissions, decidedAt, decidedAttemptId }, news);
  if ('ignored' in step) return step.ignored;
  if (news.kind === 'event') await followEvent(change, locked, step.status, news.action);
  else await followDecision(change, locked, news, step.status);
  return 'followed';
}
