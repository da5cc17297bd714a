import type { VerificationStatus } from './verification-statuses.ts';

/** Why the provider declined an attempt or asked for a new one, by its code; only reasons that help to retry. */
const names = {
  101: 'notPhysical',
  102: 'tampered',
  103: 'otherFace',
  104: 'otherName',
  201: 'picturesMissing',
  204: 'blurred',
  205: 'damaged',
  206: 'typeNotAccepted',
  207: 'expired',
} as const;

export type VerificationReasonName = (typeof names)[keyof typeof names] | 'other';

interface Outcome {
  status: VerificationStatus;
  reason: string | null;
  reasonCode: number | null;
}

/**
 * The name of the reason an attempt failed, which has a translation; undefined if the provider gave no reason.
 * What the provider suspects is never shown.
 */
export function verificationReasonName(outcome: Outcome): VerificationReasonName | undefined {
  const { status, reason, reasonCode } = outcome;
  const isExplained = status === 'Declined' || status === 'Resubmission';
  if (!isExplained || (reason === null && reasonCode === null)) return undefined;
  const isKnown = reasonCode !== null && Object.hasOwn(names, reasonCode);
  return isKnown ? names[reasonCode as keyof typeof names] : 'other';
}
