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

/** Our status for the provider's word for an event, whatever its code; undefined for an unknown word. */
export function statusAfterAction(action: string): VerificationStatus | undefined {
  return afterActions.get(action);
}

const approvalCode = 9001;

/** Our status for a decision. An unknown word never approves, nor does an approval whose code contradicts it. */
export function statusAfterDecision({
  status: word,
  code,
}: Pick<IdentityDecision, 'status' | 'code'>): VerificationStatus | undefined {
  const status = afterDecisions.get(word);
  return status === 'Approved' && code !== null && code !== approvalCode ? undefined : status;
}
