import type { VerificationStatus } from '@semilla/contract';
import type { IdentityDecision, IdentityEvent, IdentityNews } from '../../integrations/identity/protocol.ts';
import { statusAfterAction, statusAfterDecision } from '../../integrations/identity/words.ts';

const resubmissionsMax = 9;

/** Where an attempt stands before something is told of it. */
export interface Standing {
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

function afterEvent(standing: Standing, { action, attemptId }: IdentityEvent): Step {
  const status = statusAfterAction(action);
  if (!status) return { ignored: 'unknown_word' };
  if (over.has(standing.status)) return late;
  if (standing.status === 'Completed' && status === 'Started') return late;
  // Once it has to be sent again, only news of that other sending count.
  const isOfThisRound = attemptId !== null && attemptId !== standing.decidedAttemptId;
  if (standing.status === 'Resubmission' && !isOfThisRound) return late;
  return { status };
}

const isBefore = (one: Date | null, other: Date | null) => one !== null && other !== null && one < other;

function afterDecision(standing: Standing, decision: IdentityDecision): Step {
  const { decidedAt } = decision;
  const status = statusAfterDecision(decision);
  if (!status) return { ignored: 'unknown_word' };
  if (standing.isDecidedByHand) return { ignored: 'decided_by_hand' };
  if (isBefore(decidedAt, standing.decidedAt)) return late;
  if (over.has(standing.status) && !decided.has(status)) return late;
  // A decision gives way to nothing but a decision that was certainly made after it.
  if (decided.has(standing.status) && !isBefore(standing.decidedAt, decidedAt)) return late;
  if (status === 'Resubmission' && standing.resubmissions >= resubmissionsMax) return { status: 'Declined' };
  return { status };
}

/**
 * What becomes of an attempt when the provider tells something of it, in whatever order it does. An event never undoes a
 * decision, an older decision never a newer one, and the provider never what staff decided.
 */
export function nextStatus(standing: Standing, news: IdentityNews): Step {
  return news.kind === 'event' ? afterEvent(standing, news) : afterDecision(standing, news);
}
