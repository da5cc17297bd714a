import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken, setRegisteredCookie } from './cookies.ts';

/** Minutes for which the confirmation link also signs in; the same as for a password link. */
const minutes = 60;

interface Registered {
  userId: string;
  passwordHash: string;
}

const markText = ({ userId, passwordHash }: Registered) => `registered ${userId} ${passwordHash}`;

/** Marks the browser as the one in which the user has just chosen the password. */
export function markRegistration(user: Registered, reply: FastifyReply): void {
  setRegisteredCookie(reply, reply.server.services.keys.sign(markText(user)), minutes);
}

/**
 * Whether the user registered from this browser within the hour and still has that password. The link of the
 * confirmation mail then proves as much as a log-in. In any other browser it must not sign in: a link sent on by
 * its owner would sign a stranger in to the owner's account.
 */
export function hasRegisteredHere(
  user: Registered & { createdAt: Date },
  request: FastifyRequest,
  now: Date,
): boolean {
  const mark = readToken(request, 'registered');
  const isRecent = now.getTime() - user.createdAt.getTime() <= minutes * 60_000;
  return isRecent && mark !== undefined && request.server.services.keys.isSignedBy(markText(user), mark);
}
