/** Where an attempt to verify somebody's identity stands; NotVerified where nothing was attempted. */
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
