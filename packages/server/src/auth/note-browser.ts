import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken, setKnownCookie } from './cookies.ts';

const marksMax = 5;

interface SigningIn {
  user: { userId: string; passwordHash: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Returns whether the user has signed in from this browser before, and marks the browser as known. A cookie stores
 * signed marks of the most recent accounts. A mark depends on the password hash, so a new password makes every browser
 * new again.
 */
export function noteBrowser({ user, request, reply }: SigningIn): { isKnown: boolean } {
  const { keys } = request.server.services;
  const markText = `browser ${user.userId} ${user.passwordHash}`;
  const marks = readToken(request, 'known')?.split('.') ?? [];
  const others = marks.filter((mark) => !keys.isSignedBy(markText, mark));
  setKnownCookie(reply, [keys.sign(markText), ...others].slice(0, marksMax).join('.'));
  return { isKnown: others.length < marks.length };
}
