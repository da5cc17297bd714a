import type { VerificationStatus } from '@semilla/contract';

/** `continue` resumes a started attempt, `repeat` resubmits data, `again` starts a new attempt. */
export type IdentityAct = 'start' | 'continue' | 'repeat' | 'again';

interface Step {
  colour: 'grey' | 'blue' | 'green' | 'red' | 'amber';
  act?: IdentityAct;
  /** The status may change without any action by the user. */
  isMoving?: true;
}

/** The colour and the next step of each status. */
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
