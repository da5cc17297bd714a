import type { VerificationStatus } from './verification-statuses.ts';

/**
 * Why an attempt failed, by the verification provider's code. Lists only reasons that help the user to retry.
 */
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

type KnownReasonName = (typeof names)[keyof typeof names];
export type VerificationReasonName = KnownReasonName | 'other';

/** The translatable name of the provider's code; undefined if it is not in the list. */
function knownReasonName(reasonCode: number | null): KnownReasonName | undefined {
  const isKnown = reasonCode !== null && Object.hasOwn(names, reasonCode);
  return isKnown ? names[reasonCode as keyof typeof names] : undefined;
}

/** The message key of the provider's reason, for staff; undefined if only the provider's own text says it. */
export function staffReasonKey(reasonCode: number | null): string | undefined {
  const name = knownReasonName(reasonCode);
  return name && `account.backoffice.verifications.reasons.${name}`;
}

interface Outcome {
  status: VerificationStatus;
  reason: string | null;
  reasonCode: number | null;
}

/**
 * The translatable name of the reason why an attempt failed; undefined if the provider gave no reason. It is
 * `other` for any reason not in the list, so users never see that the provider suspects them of something.
 */
export function verificationReasonName(outcome: Outcome): VerificationReasonName | undefined {
  const { status, reason, reasonCode } = outcome;
  const isExplained = status === 'Declined' || status === 'Resubmission';
  if (!isExplained || (reason === null && reasonCode === null)) return undefined;
  return knownReasonName(reasonCode) ?? 'other';
}
