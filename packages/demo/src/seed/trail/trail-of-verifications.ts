import { randomFor } from '@semilla/contract/testing';
import { differences, type Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { accountId, type Person } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { Attempt } from '../customers/attempts.ts';
import { verificationId } from '../customers/verifications.ts';
import { noted } from './noted.ts';

const isSubmitted = ({ status }: Attempt) =>
  status === 'Completed' || status === 'Approved' || status === 'Declined' || status === 'Resubmission';

function submittedAt({ status, createdAt, updatedAt }: Attempt): Date {
  if (status === 'Completed') return updatedAt;
  return new Date(createdAt.getTime() + Math.floor((updatedAt.getTime() - createdAt.getTime()) / 2));
}

const asSubmitted = {
  status: 'Completed',
  decision: null,
  decisionReason: null,
  reason: null,
  reasonCode: null,
};

/** The final audit entry of an attempt, if it has ended. */
function ending(attempt: Attempt, deciderId: string) {
  const { status, updatedAt, decisionReason = null, reason = null, reasonCode = null } = attempt;
  if (status === 'Started' || status === 'Progress' || status === 'Completed') return undefined;
  if (status === 'ExpiredAbandoned') {
    const changes = { before: { status: 'Started' }, after: { status } };
    return { at: updatedAt, by: undefined, note: { action: 'verification.expire', ...changes } };
  }
  const decision = status === 'Resubmission' ? null : status;
  const changes = differences<Record<string, unknown>>(asSubmitted, {
    status,
    decision,
    decisionReason,
    reason,
    reasonCode,
  });
  const action = decisionReason ? 'verification.decide' : 'verification.follow-decision';
  return { at: updatedAt, by: decisionReason ? deciderId : undefined, note: { action, ...changes } };
}

function trailOfAttempt(person: Person, attempt: Attempt, index: number, deciderId: string): Noted[] {
  const { userId } = person.user;
  const subjectId = verificationId(person, attempt, index);
  const subject = { subjectType: 'verification', subjectId, personId: userId };
  const started = { action: 'verification.start', after: { status: 'Started', attempt: index + 1 } };
  const submitted = {
    action: 'verification.follow-event',
    before: { status: 'Started' },
    after: { status: 'Completed' },
  };
  const end = ending(attempt, deciderId);
  return [
    noted(attempt.createdAt, userId, { ...subject, ...started }),
    ...(isSubmitted(attempt) ? [noted(submittedAt(attempt), undefined, { ...subject, ...submitted })] : []),
    ...(end ? [noted(end.at, end.by, { ...subject, ...end.note })] : []),
  ];
}

/** Audit entries for verifications: their start, the provider's messages and decisions of administrators. */
export function trailOfVerifications(
  people: readonly Person[],
  attempts: readonly Attempt[][],
  calendar: Calendar,
): Noted[] {
  const random = randomFor('who decides on verifications');
  return people.flatMap((person, index) => {
    const deciderId = accountId(random.chance(0.6) ? 'admin' : 'admin2', calendar);
    return (attempts[index] ?? []).flatMap((attempt, number) =>
      trailOfAttempt(person, attempt, number, deciderId),
    );
  });
}
