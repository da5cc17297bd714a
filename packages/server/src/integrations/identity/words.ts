import type { VerificationStatus } from '@semilla/contract';

const afterActions = new Map<string, VerificationStatus>([
  ['started', 'Started'],
  ['submitted', 'Completed'],
]);

const afterDecisions = new Map<string, VerificationStatus>([
  ['approved', 'Approved'],
  ['declined', 'Declined'],
  ['resubmission_requested', 'Resubmission'],
  ['expired', 'ExpiredAbandoned'],
  ['abandoned', 'ExpiredAbandoned'],
  // The provider is in doubt, and staff decide.
  ['review', 'Completed'],
]);

/** What the provider's word for an event means here; undefined where we do not know it. Codes are not looked at. */
export function statusAfterAction(action: string): VerificationStatus | undefined {
  return afterActions.get(action);
}

/** The same for its word for a decision. What we do not know is never an approval. */
export function statusAfterDecision(word: string): VerificationStatus | undefined {
  return afterDecisions.get(word);
}
