/** The state of an identity verification; NotVerified if the user made no attempt. */
export const verificationStatuses = [
  'Started',
  'Progress',
  'Completed',
  'Approved',
  'Declined',
  'Resubmission',
  'ExpiredAbandoned',
  'NotVerified',
] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const verificationDecisions = ['Approved', 'Declined'] as const;
export type VerificationDecision = (typeof verificationDecisions)[number];
