import type { WaitingMovement } from '@semilla/contract';

/** Whether a second person must approve the suggested booking. */
export const needsSecond = ({ suggestion }: WaitingMovement): boolean =>
  Boolean(suggestion?.secondPersonFor.length);
