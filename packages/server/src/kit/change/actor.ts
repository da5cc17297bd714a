import type { StaffAuthority } from '../users/standing.ts';

/** Who makes a change, and from which address; without a user id it is the platform itself. */
export interface Actor {
  userId: string | undefined;
  address: string | undefined;
  requestId: string | undefined;
  /** The role and scope of a member of staff, checked again before the commit; not set for others. */
  standing?: StaffAuthority | undefined;
}

export const thePlatform: Actor = { userId: undefined, address: undefined, requestId: undefined };
