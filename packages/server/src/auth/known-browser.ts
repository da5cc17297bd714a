import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken, setKnownCookie } from './cookies.ts';

const marksMax = 5;

interface SigningIn {
  user: { userId: string; passwordHash: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Whether an account was signed in to from this browser before; from now on it was. The browser keeps a signed mark for
 * each of the last accounts, and nothing of it is kept here. With another password every browser is new.
 */
export function noteBrowser({ user, request, reply }: SigningIn): { isKnown: boolean } {
  const { keys } = request.server.services;
  const told = `browser ${user.userId} ${user.passwordHash}`;
  const marks = readToken(request, 'known')?.split('.') ?? [];
  const others = marks.filter((mark) => !keys.isSignedBy(told, mark));
  setKnownCookie(reply, [keys.sign(told), ...others].slice(0, marksMax).join('.'));
  return { isKnown: others.length < marks.length };
}
