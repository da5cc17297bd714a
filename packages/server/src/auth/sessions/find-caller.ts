import { backgroundHeader } from '@semilla/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { type Caller, visitor } from '../../kit/http/caller.ts';
import { databaseFor } from '../../kit/http/database-for.ts';
import { inGroups } from '../../kit/in-groups.ts';
import { hashToken } from '../../kit/keys.ts';
import type { Services } from '../../kit/services.ts';
import { readToken } from '../cookies.ts';
import { isPasskeyRequired } from '../passkeys/passkey-demand.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { factorAtOf } from './keep-factor-fresh.ts';
import { findLiveSession, findSessionOfReplaced, type Seen, updateLastSeen } from './queries.ts';
import { idleMs, lifeMaxMs } from './session-life.ts';

// Recording the use of a session in every request would turn every read into a write.
const noteEveryMs = 60_000;

/** How long a replaced token can still read: longer than a request takes. */
const replacedReadsMs = 10_000;

const noters = new WeakMap<Db, (seen: Seen) => Promise<void>>();

/** Records the use of several sessions in one commit, because each commit costs as much as an order. */
function noteSeen(db: Db, seen: Seen): Promise<void> {
  const note = noters.get(db) ?? inGroups<Seen>((group) => updateLastSeen(db, group));
  noters.set(db, note);
  return note(seen);
}

/**
 * Finds the session of a token. A token that was just replaced can still read, without the new factor, because other
 * requests of the page may be running while the user gives the factor.
 */
async function findSession(db: Db, request: FastifyRequest, tokenHash: Buffer, now: Date) {
  const session = await findLiveSession(db, tokenHash, now);
  if (session || request.method !== 'GET') return session;
  const after = new Date(now.getTime() - replacedReadsMs);
  const replaced = await findSessionOfReplaced(db, tokenHash, after, now);
  return replaced && { ...replaced, codeAt: null };
}

/** Finds the caller of a request. A disabled user counts as a visitor at once. */
export async function findCaller(services: Services, request: FastifyRequest): Promise<Caller> {
  const token = readToken(request, 'session');
  if (!token) return visitor;
  const now = services.now();
  const db = databaseFor(request);
  const session = await findSession(db, request, hashToken(token), now);
  if (!session || session.disabledAt) return visitor;
  const sessionEndsAt = new Date(session.createdAt.getTime() + lifeMaxMs(session.role));
  const isNoted = now.getTime() - session.lastSeenAt.getTime() <= noteEveryMs;
  // Requests that a page sends by itself do not count as use, or a forgotten tab would never be signed out.
  const isStream = request.routeOptions.config.endpoint?.answerKind === 'events';
  const isByItself = isStream || request.headers[backgroundHeader] !== undefined;
  if (session.level === 'full' && !isNoted && !isByItself) {
    const idleEnd = now.getTime() + idleMs(session.role);
    const expiresAt = new Date(Math.min(idleEnd, sessionEndsAt.getTime()));
    await noteSeen(db, { sessionId: session.sessionId, lastSeenAt: now, expiresAt });
  }
  const { level: kind, role, userId, sessionId } = session;
  const lacksPasskey = isPasskeyRequired(services.config, role) && (await countPasskeys(db, userId)) === 0;
  const factorAt = factorAtOf(session, request.routeOptions.config.endpoint, now);
  return { kind, role, userId, sessionId, factorAt, lacksPasskey, sessionEndsAt };
}
