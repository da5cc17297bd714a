import type { WaitingPlaceRow } from '../../schema/waiting-places.ts';

export type LoadedPlace = WaitingPlaceRow & {
  /** Whether staff did something about its customer lately that may keep them from investing. */
  isTouchedByStaff?: boolean;
};
