import type { VerificationStatus } from '@semilla/contract';
import type { IdentityDecision } from './protocol.ts';

const afterActions = new Map<string, VerificationStatus>([
  ['started', 'Progress'],
  ['submitted', 'Completed'],
]);

const afterDecisions = new Map<string, VerificationStatus>([
  ['approved', 'Approved'],
  ['declined', 'Declined'],
  ['resubmission_requested', 'Resubmission'],
  ['expired', 'ExpiredAbandoned'],
  ['abandoned', 'ExpiredAbandoned'],
  // The provider is not sure, so staff decide.
  ['review', 'Completed'],
]);

/** The platform's status for an event's word, regardless of its code; undefined for an unknown word. */
export function statusAfterAction(action: string): VerificationStatus | undefined {
  return afterActions.get(action);
}

const approvalCode = 9001;

/** The platform's status for a decision. Unknown words, and approvals with a contradicting code, never approve. */
export function statusAfterDecision({
  status: word,
  code,
}: Pick<IdentityDecision, 'status' | 'code'>): VerificationStatus | undefined {
  const status = afterDecisions.get(word);
  return status === 'Approved' && code !== null && code !== approvalCode ? undefined : status;
}
