import type { Db } from '../../kit/database/types.ts';
import type { SignedIn } from '../../kit/http/caller.ts';
import { findSessions } from './queries.ts';

/** The open sessions of the caller; `current` marks the one that asks. */
export async function findOwnSessions(db: Db, { userId, sessionId }: SignedIn, now: Date) {
  const { rows, total } = await findSessions(db, userId, now);
  return { data: rows.map((row) => ({ ...row, current: row.sessionId === sessionId })), total };
}
