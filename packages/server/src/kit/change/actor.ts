import type { StaffAuthority } from '../users/standing.ts';

/** Who makes a change, and from which address; without a user id it is the platform itself. */
export interface Actor {
  userId: string | undefined;
  address: string | undefined;
  requestId: string | undefined;
  /** Set for staff: it is checked again before the commit. */
  standing?: StaffAuthority | undefined;
}

export const thePlatform: Actor = { userId: undefined, address: undefined, requestId: undefined };
