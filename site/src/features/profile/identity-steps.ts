import type { VerificationStatus } from '@semilla/contract';

/** What somebody can do about their verification: begin, go on, send again, try again, or nothing but wait. */
export type IdentityAct = 'start' | 'continue' | 'repeat' | 'again';

interface Step {
  colour: 'grey' | 'blue' | 'green' | 'red' | 'amber';
  act?: IdentityAct;
  /** Something may change without anybody doing anything here. */
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
