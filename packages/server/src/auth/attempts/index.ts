import { eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/types.ts';
import { ApiError } from '../../errors.ts';
import { networkOf } from './network.ts';
import { failedAttempts } from './table.ts';

/** How many failures in a row are free, before waits begin and double. */
const freeFailures = {
  /** Of one account, from one network: what somebody who has forgotten a password does. */
  account: 5,
  /** Of one account from everywhere together: guesses that are spread over many networks. */
  'account-anywhere': 100,
  /** Of one account, from a device that it trusts: strangers have none. */
  'account-device': 5,
  code: 5,
  address: 50,
  registration: 20,
  /** Of one address, which tells it that somebody has an account. */
  'registration-taken': 5,
} as const;
export type AttemptKind = keyof typeof freeFailures;

const startsAfresh: AttemptKind[] = ['account', 'account-anywhere', 'account-device', 'code'];

const firstWaitSeconds = 5;
const waitSecondsMax = 900;
const forgottenAfterHours = 24;

interface Begun {
  /** Whether it is one of those that nobody has to wait for. */
  isFree: boolean;
}

const subjectOf = (kind: AttemptKind, name: string) => `${kind}:${networkOf(name).toLowerCase()}`;

/**
 * Counts an attempt as failed before it is made, and refuses it while a wait is running. Counting first, in one
 * statement, keeps a hundred attempts at once from slipping past together; who succeeds is forgiven afterwards.
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

/** The attempt succeeded: an account starts afresh, an address is just not held to have failed. */
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

/** What was noted of somebody who leaves: their address stands in it. */
export async function forgetAttemptsOf(tx: Db, email: string): Promise<void> {
  const name = email.toLowerCase();
  const whole = (['account', 'account-anywhere'] as const).map((kind) => subjectOf(kind, name));
  const purposes = ['confirm-email', 'reset-password'].map((one) =>
    subjectOf('registration', `${one}:${name}`),
  );
  await tx
    .delete(failedAttempts)
    .where(
      or(
        inArray(failedAttempts.subject, [...whole, ...purposes]),
        sql`starts_with(${failedAttempts.subject}, ${`${subjectOf('account', name)} `})`,
      ),
    );
}

export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - forgottenAfterHours * 3_600_000);
  await db.delete(failedAttempts).where(lt(failedAttempts.lastFailureAt, old));
}
