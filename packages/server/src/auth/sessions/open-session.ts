import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { hashToken, newToken } from '../../kit/keys.ts';
import { findUserById } from '../../kit/users/queries.ts';
import { readToken, setSessionCookie } from '../cookies.ts';
import { deviceName } from '../device-name.ts';
import { deleteSession, findLiveSession, insertSession } from './queries.ts';
import { halfSessionMs, idleMs, lifeMaxMs } from './session-life.ts';

/** Opens a session with a new token and deletes the browser's old session, so no old token gets the higher level. */
export async function openSession(
  tx: Db,
  given: {
    userId: string;
    level: 'half' | 'full';
    /** Whether a one-time code or a passkey, not a trusted device, made the session full. */
    byCode?: boolean;
    request: FastifyRequest;
    reply: FastifyReply;
    now: Date;
  },
): Promise<string> {
  const { userId, level, byCode = false, request, reply, now } = given;
  const earlier = readToken(request, 'session');
  if (earlier) {
    const session = await findLiveSession(tx, hashToken(earlier), now);
    if (session) await deleteSession(tx, session.userId, session.sessionId);
  }
  const { role } = await findUserById(tx, userId);
  const isFull = level === 'full';
  const { token, tokenHash } = newToken();
  const sessionId = await insertSession(tx, {
    userId,
    tokenHash,
    level,
    device: deviceName(request.headers['user-agent']),
    address: request.ip,
    codeAt: byCode ? now : null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (isFull ? idleMs(role) : halfSessionMs)),
  });
  setSessionCookie(reply, token, level, new Date(now.getTime() + (isFull ? lifeMaxMs(role) : halfSessionMs)));
  return sessionId;
}
