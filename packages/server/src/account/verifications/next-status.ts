import type { VerificationStatus } from '@semilla/contract';
import type { IdentityDecision, IdentityEvent, IdentityNews } from '../../kit/identity/protocol.ts';
import { statusAfterAction, statusAfterDecision } from '../../kit/identity/words.ts';

const resubmissionsMax = 9;

/** The state of an attempt before a message. */
export interface AttemptState {
  status: VerificationStatus;
  isDecidedByHand: boolean;
  resubmissions: number;
  decidedAt: Date | null;
  decidedAttemptId: string | null;
}

export type Step = { status: VerificationStatus } | { ignored: 'unknown_word' | 'late' | 'decided_by_hand' };

const decided = new Set<VerificationStatus>(['Approved', 'Declined']);
const over = new Set<VerificationStatus>([...decided, 'ExpiredAbandoned']);

const late: Step = { ignored: 'late' };

function afterEvent(attempt: AttemptState, { action, attemptId }: IdentityEvent): Step {
  const status = statusAfterAction(action);
  if (!status) return { ignored: 'unknown_word' };
  if (over.has(attempt.status)) return late;
  if (attempt.status === 'Completed' && status === 'Progress') return late;
  // After a resubmission request, only events of the new submission count.
  const isOfThisRound = attemptId !== null && attemptId !== attempt.decidedAttemptId;
  if (attempt.status === 'Resubmission' && !isOfThisRound) return late;
  return { status };
}

const isBefore = (a: Date | null, b: Date | null) => a !== null && b !== null && a < b;

function afterDecision(attempt: AttemptState, decision: IdentityDecision): Step {
  const { decidedAt } = decision;
  const status = statusAfterDecision(decision);
  if (!status) return { ignored: 'unknown_word' };
  if (attempt.isDecidedByHand) return { ignored: 'decided_by_hand' };
  if (isBefore(decidedAt, attempt.decidedAt)) return late;
  if (over.has(attempt.status) && !decided.has(status)) return late;
  // A decision is replaced only by one that was certainly made later.
  if (decided.has(attempt.status) && !isBefore(attempt.decidedAt, decidedAt)) return late;
  if (status === 'Resubmission' && attempt.resubmissions >= resubmissionsMax) return { status: 'Declined' };
  return { status };
}

/**
 * The next status of an attempt after a message of the provider. Messages arrive in any order: an event never undoes a
 * decision, an older decision never undoes a newer one, and the provider never undoes a decision by staff.
 */
export function nextStatus(attempt: AttemptState, news: IdentityNews): Step {
  return news.kind === 'event' ? afterEvent(attempt, news) : afterDecision(attempt, news);
}
