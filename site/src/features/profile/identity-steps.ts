import type { VerificationStatus } from '@semilla/contract';

/** The user's options in a verification: start, continue, resubmit, try again, or wait. */
export type IdentityAct = 'start' | 'continue' | 'repeat' | 'again';

interface Step {
  colour: 'grey' | 'blue' | 'green' | 'red' | 'amber';
  act?: IdentityAct;
  /** The state may change without any action of the user. */
  isMoving?: true;
}

/** How each status looks and what comes next. */
export const identitySteps: Record<VerificationStatus, Step> = {
  NotVerified: { colour: 'amber', act: 'start' },
  Started: { colour: 'blue', act: 'continue', isMoving: true },
  Progress: { colour: 'blue', act: 'continue', isMoving: true },
  Completed: { colour: 'blue', isMoving: true },
  Approved: { colour: 'green' },
  Declined: { colour: 'red', act: 'again' },
  Resubmission: { colour: 'amber', act: 'repeat' },
  ExpiredAbandoned: { colour: 'amber', act: 'again' },
};
