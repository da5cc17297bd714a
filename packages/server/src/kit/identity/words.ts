import type { VerificationStatus } from '@semilla/contract';
import type { IdentityDecision } from './protocol.ts';

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

/** What the provider's word for an event means here, whatever its code; undefined where we do not know it. */
export function statusAfterAction(action: string): VerificationStatus | undefined {
  return afterActions.get(action);
}

const approvalCode = 9001;

/** The same for a decision. What we do not know is never an approval, nor is one that its own code contradicts. */
export function statusAfterDecision({
  status: word,
  code,
}: Pick<IdentityDecision, 'status' | 'code'>): VerificationStatus | undefined {
  const status = afterDecisions.get(word);
  return status === 'Approved' && code !== null && code !== approvalCode ? undefined : status;
}
