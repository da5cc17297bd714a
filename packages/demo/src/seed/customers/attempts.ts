import type { VerificationStatus } from '@semilla/contract';
import { type Random, randomFor } from '@semilla/contract/testing';
import type { Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';

/** One attempt of a user to verify their identity. */
export interface Attempt {
  status: Exclude<VerificationStatus, 'NotVerified'>;
  reason?: string;
  reasonCode?: number;
  decisionReason?: string;
  createdAt: Date;
  updatedAt: Date;
}

type Failure = Pick<Attempt, 'status' | 'reason' | 'reasonCode' | 'decisionReason'>;

const failures: Failure[] = [
  { status: 'Resubmission', reason: 'Poor image quality', reasonCode: 204 },
  { status: 'Declined', reason: 'Document expired', reasonCode: 207 },
  // The provider gives no reason for a check that nobody finished.
  { status: 'ExpiredAbandoned' },
  { status: 'Resubmission', reason: 'Video and/or photos missing', reasonCode: 201 },
  { status: 'Declined', decisionReason: 'La fotografía no corresponde al titular del documento.' },
];

// The statuses of every second recent customer; the others are approved at once.
const unfinished: VerificationStatus[] = [
  'Completed',
  'Started',
  'Resubmission',
  'NotVerified',
  'Completed',
  'Declined',
  'Progress',
  'ExpiredAbandoned',
];
const lateDays = 120;
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

function failedAttempt(random: Random, wanted: Attempt['status'], at: Date): Attempt {
  const failure = random.pick(failures.filter(({ status }) => status === wanted));
  return { ...failure, createdAt: at, updatedAt: later(at, random.integer(3, 400) * minuteMs) };
}

function approvedAttempt(random: Random, at: Date): Attempt {
  return { status: 'Approved', createdAt: at, updatedAt: later(at, random.integer(4, 300) * minuteMs) };
}

const shortestMinutes = 90;
const longestMinutes = 2_600;

/** A time in the last two days. An unfinished attempt began recently, because a session lasts only a week. */
function recently(random: Random, { now }: Calendar, atLeast = 420): Date {
  return later(now, -random.integer(atLeast, longestMinutes) * minuteMs);
}

function unfinishedAttempt(random: Random, status: Attempt['status'], calendar: Calendar): Attempt {
  const createdAt = recently(random, calendar, shortestMinutes);
  return { status, createdAt, updatedAt: later(createdAt, random.integer(2, 60) * minuteMs) };
}

function attemptsOf(person: Person, status: VerificationStatus, calendar: Calendar): Attempt[] {
  const random = randomFor(`attempts ${person.user.email}`);
  const first = later(person.user.createdAt, random.integer(15, 700) * minuteMs);
  if (status === 'NotVerified') return [];
  if (status === 'Started' || status === 'Progress' || status === 'Completed') {
    return [unfinishedAttempt(random, status, calendar)];
  }
  // Requested recently, because the session for a resubmission also lasts a week.
  if (status === 'Resubmission') return [failedAttempt(random, status, recently(random, calendar))];
  if (status !== 'Approved') return [failedAttempt(random, status, first)];
  if (!random.chance(0.12)) return [approvedAttempt(random, first)];
  const before = failedAttempt(random, random.pick(failures).status, first);
  return [before, approvedAttempt(random, later(before.updatedAt, random.integer(60, 1_300) * minuteMs))];
}

/** The status of a customer who joined long ago: most of them were approved in the end. */
function statusLongAgo(random: Random): VerificationStatus {
  const share = random.next();
  if (share < 0.93) return 'Approved';
  return random.pick(['NotVerified', 'ExpiredAbandoned', 'Declined'] as const);
}

/** The attempts of all users, in the order of `people`. */
export function allAttempts(people: readonly Person[], calendar: Calendar): Attempt[][] {
  const random = randomFor('verifications');
  let recentCount = 0;
  return people.map((person) => {
    const { user, joinedDaysAgo } = person;
    if (user.role !== 'user' || !user.emailConfirmedAt) return [];
    if (user.email.endsWith('@semilla.test')) return attemptsOf(person, 'Approved', calendar);
    if (joinedDaysAgo > lateDays) return attemptsOf(person, statusLongAgo(random), calendar);
    recentCount++;
    const status =
      recentCount % 2 ? (unfinished[(recentCount >> 1) % unfinished.length] ?? 'Approved') : 'Approved';
    const attempts = attemptsOf(person, status, calendar);
    const isTooSoon = attempts.some(({ updatedAt }) => updatedAt >= calendar.now);
    return isTooSoon || user.createdAt > later(calendar.now, -dayMs) ? [] : attempts;
  });
}
