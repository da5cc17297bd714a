import type { FastifyRequest } from 'fastify';
import { type Caller, visitor } from '../../kit/http/caller.ts';
import { databaseFor } from '../../kit/http/database-for.ts';
import { hashToken } from '../../kit/keys.ts';
import type { Services } from '../../kit/services.ts';
import { readToken } from '../cookies.ts';
import { idleMs, sessionMsMax } from './open-session.ts';
import { findLiveSession, updateLastSeen } from './queries.ts';

// Recording every request would turn every read into a write.
const noteEveryMs = 60_000;

/** Finds the caller of a request. A disabled user counts as a visitor at once. */
export async function findCaller(services: Services, request: FastifyRequest): Promise<Caller> {
  const token = readToken(request, 'session');
  if (!token) return visitor;
  const now = services.now();
  const db = databaseFor(request);
  const session = await findLiveSession(db, hashToken(token), now);
  if (!session || session.disabledAt) return visitor;
  if (session.level === 'full' && now.getTime() - session.lastSeenAt.getTime() > noteEveryMs) {
    const lastMoment = session.createdAt.getTime() + sessionMsMax;
    await updateLastSeen(
      db,
      session.sessionId,
      now,
      new Date(Math.min(now.getTime() + idleMs.full, lastMoment)),
    );
  }
  return { kind: session.level, role: session.role, userId: session.userId, sessionId: session.sessionId };
}
