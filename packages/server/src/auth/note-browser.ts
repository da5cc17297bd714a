import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken, setKnownCookie } from './cookies.ts';

const marksMax = 5;

interface Browsing {
  user: { userId: string; passwordHash: string };
  request: FastifyRequest;
}

interface SigningIn extends Browsing {
  reply: FastifyReply;
}

const markTextOf = ({ userId, passwordHash }: Browsing['user']) => `browser ${userId} ${passwordHash}`;
const marksOf = (request: FastifyRequest) => readToken(request, 'known')?.split('.') ?? [];

/** Whether the user has signed in from this browser before. */
export function isKnownBrowser({ user, request }: Browsing): boolean {
  const { keys } = request.server.services;
  return marksOf(request)
    .slice(0, marksMax)
    .some((mark) => keys.isSignedBy(markTextOf(user), mark));
}

/**
 * Returns whether the user has signed in from this browser before, and marks the browser as known. A cookie stores
 * signed marks of the most recent accounts. A mark depends on the password hash, so a new password makes every browser
 * new again.
 */
export function noteBrowser({ user, request, reply }: SigningIn): { isKnown: boolean } {
  const { keys } = request.server.services;
  const markText = markTextOf(user);
  const marks = marksOf(request);
  const others = marks.filter((mark) => !keys.isSignedBy(markText, mark));
  setKnownCookie(reply, [keys.sign(markText), ...others].slice(0, marksMax).join('.'));
  return { isKnown: others.length < marks.length };
}
