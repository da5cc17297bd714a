import { trustedDeviceDays } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kit/config.ts';

type Place = Pick<Config, 'publicUrl'>;
type Kept = 'session' | 'device' | 'known';

const isSecure = ({ publicUrl }: Place) => publicUrl.startsWith('https:');

// The __Host- prefix makes browsers refuse the cookie from anywhere but this host, over HTTPS.
function nameOf(kept: Kept, place: Place): string {
  return `${isSecure(place) ? '__Host-' : ''}semilla-${kept}`;
}

/** Says only that somebody is signed in, so that a page knows whether to load what is for them. */
const hintName = 'semilla_session';

const shared = (place: Place) => ({ path: '/', sameSite: 'lax', secure: isSecure(place) }) as const;

export function readToken(request: FastifyRequest, kept: Kept): string | undefined {
  return request.cookies[nameOf(kept, request.server.services.config)];
}

export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  level: 'half' | 'full',
  expires: Date,
): void {
  const { config } = reply.server.services;
  reply.setCookie(nameOf('session', config), token, { ...shared(config), httpOnly: true, expires });
  if (level === 'full') reply.setCookie(hintName, '1', { ...shared(config), expires });
  else reply.clearCookie(hintName, shared(config));
}

export function clearSessionCookies(reply: FastifyReply): void {
  const { config } = reply.server.services;
  reply.clearCookie(nameOf('session', config), shared(config));
  reply.clearCookie(hintName, shared(config));
}

/** As long as browsers keep one. */
const knownDays = 400;

export function setKnownCookie(reply: FastifyReply, marks: string): void {
  const { config } = reply.server.services;
  const maxAge = knownDays * 86_400;
  reply.setCookie(nameOf('known', config), marks, { ...shared(config), httpOnly: true, maxAge });
}

export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const { config } = reply.server.services;
  const maxAge = trustedDeviceDays * 86_400;
  reply.setCookie(nameOf('device', config), token, { ...shared(config), httpOnly: true, maxAge });
}
