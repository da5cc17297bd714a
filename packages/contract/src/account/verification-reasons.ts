import type { VerificationStatus } from './verification-statuses.ts';

/** Why the provider declines, or asks to send again, by its code, as far as it helps whoever is to try again. */
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
 * The name of why an attempt failed, under which there are words for it; undefined where the provider gave no reason.
 * Of what the provider suspects nobody is told more.
 */
export function verificationReasonName(outcome: Outcome): VerificationReasonName | undefined {
  const { status, reason, reasonCode } = outcome;
  const isExplained = status === 'Declined' || status === 'Resubmission';
  if (!isExplained || (reason === null && reasonCode === null)) return undefined;
  const isKnown = reasonCode !== null && Object.hasOwn(names, reasonCode);
  return isKnown ? names[reasonCode as keyof typeof names] : 'other';
}
