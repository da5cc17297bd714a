import type { Standing } from '../users/standing.ts';

/** Who makes the change, from where. */
export interface Actor {
  userId: string | undefined;
  address: string | undefined;
  requestId: string | undefined;
  /** Of staff: it still has to hold at the end. */
  standing?: Standing | undefined;
}

export const thePlatform: Actor = { userId: undefined, address: undefined, requestId: undefined };
