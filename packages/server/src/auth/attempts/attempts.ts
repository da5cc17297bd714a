import { eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { ApiError } from '../../kit/errors.ts';
import { failedAttempts } from '../../schema/failed-attempts.ts';
import { networkOf } from './network-of.ts';

/** How many failures in a row are allowed before the waits begin. Each wait is twice as long as the one before. */
const freeFailures = {
  /** Log-ins to one account from one network, for example by a user who forgot the password. */
  account: 5,
  /** Log-ins to one account from all networks together, to stop guesses from many networks. */
  'account-anywhere': 100,
  /** Log-ins to one account from its trusted device, or a browser in which it signed in before, which attackers do not have. */
  'account-device': 5,
  code: 5,
  address: 50,
  registration: 20,
  /** Mails that visitors can trigger to one mailbox. */
  mailbox: 5,
  /** Mails that visitors from one IP address can trigger to any mailbox. */
  'mail-sender': 50,
  /** Links of mails that do not exist, tried from one network. */
  link: 20,
} as const;
export type AttemptKind = keyof typeof freeFailures;

const startsAfresh: AttemptKind[] = ['account', 'account-anywhere', 'account-device', 'code'];

const firstWaitSeconds = 5;
const waitSecondsMax = 900;
const forgottenAfterHours = 24;

interface Begun {
  /** Whether the attempt is within the free failures. */
  isFree: boolean;
}

const subjectOf = (kind: AttemptKind, name: string) => `${kind}:${networkOf(name).toLowerCase()}`;

/**
 * Counts an attempt as failed before it is made, and refuses it during a wait. Counting first, in one statement, stops
 * concurrent attempts from getting past the limit. After a success, `forgiveAttempt` undoes the count.
 */
export async function beginAttempt(db: Db, kind: AttemptKind, name: string, now: Date): Promise<Begun> {
  const subject = subjectOf(kind, name);
  const free = freeFailures[kind];
  const moment = sql`${now.toISOString()}::timestamptz`;
  const failures = sql`(case when failed_attempts.last_failure_at < ${moment} - make_interval(hours => ${forgottenAfterHours})
    then 1 else failed_attempts.failures + 1 end)`;
  const wait = sql`make_interval(secs => least(${waitSecondsMax}, ${firstWaitSeconds} * power(2, least(30, ${failures} - ${free}))))`;
  const begun = await db
    .insert(failedAttempts)
    .values({ subject, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: failedAttempts.subject,
      set: {
        failures: sql`${failures}`,
        lastFailureAt: now,
        blockedUntil: sql`case when ${failures} >= ${free} then ${moment} + ${wait} end`,
      },
      setWhere: sql`failed_attempts.blocked_until is null or failed_attempts.blocked_until <= ${moment}`,
    })
    .returning({ failures: failedAttempts.failures });
  if (!begun[0]) throw await waitError(db, subject, now);
  return { isFree: begun[0].failures <= free };
}

async function waitError(db: Db, subject: string, now: Date): Promise<ApiError> {
  const [row] = await db
    .select({ blockedUntil: failedAttempts.blockedUntil })
    .from(failedAttempts)
    .where(eq(failedAttempts.subject, subject));
  const waitMs = (row?.blockedUntil?.getTime() ?? now.getTime()) - now.getTime();
  return new ApiError('auth.too_many_attempts', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
}

/** After a success, resets the counter of an account or code; other counters lose only this attempt. */
export async function forgiveAttempt(db: Db, kind: AttemptKind, name: string): Promise<void> {
  const subject = subjectOf(kind, name);
  if (startsAfresh.includes(kind)) {
    await db.delete(failedAttempts).where(eq(failedAttempts.subject, subject));
    return;
  }
  await db
    .update(failedAttempts)
    .set({ failures: sql`greatest(0, ${failedAttempts.failures} - 1)`, blockedUntil: null })
    .where(eq(failedAttempts.subject, subject));
}

/** Deletes the counters of a deleted user, because they contain the email address. */
export async function deleteAttemptsOf(tx: Db, email: string): Promise<void> {
  const name = email.toLowerCase();
  const whole = (['account', 'account-anywhere', 'mailbox'] as const).map((kind) => subjectOf(kind, name));
  await tx
    .delete(failedAttempts)
    .where(
      or(
        inArray(failedAttempts.subject, whole),
        sql`starts_with(${failedAttempts.subject}, ${`${subjectOf('account', name)} `})`,
      ),
    );
}

export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - forgottenAfterHours * 3_600_000);
  await db.delete(failedAttempts).where(lt(failedAttempts.lastFailureAt, old));
}
