import { trustedDeviceDays } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../kit/config.ts';

type Site = Pick<Config, 'publicUrl'>;
type CookieName = 'session' | 'device' | 'known' | 'registered';

const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith('https:');

// With the __Host- prefix browsers accept the cookie only from this host over HTTPS.
export function nameOf(cookie: CookieName, site: Site): string {
  return `${isSecure(site) ? '__Host-' : ''}semilla-${cookie}`;
}

/** Lets scripts see whether a user is signed in, or has still to enter a code, so pages know whether to load private data. */
const hintName = (site: Site) => `${isSecure(site) ? '__Host-' : ''}semilla_session`;

const shared = (site: Site) => ({ path: '/', sameSite: 'lax', secure: isSecure(site) }) as const;

export function readToken(request: FastifyRequest, cookie: CookieName): string | undefined {
  return request.cookies[nameOf(cookie, request.server.services.config)];
}

export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  level: 'half' | 'full',
  expires: Date,
): void {
  const { config } = reply.server.services;
  reply.setCookie(nameOf('session', config), token, { ...shared(config), httpOnly: true, expires });
  reply.setCookie(hintName(config), level === 'full' ? '1' : 'half', { ...shared(config), expires });
}

export function clearSessionCookies(reply: FastifyReply): void {
  const { config } = reply.server.services;
  reply.clearCookie(nameOf('session', config), shared(config));
  reply.clearCookie(hintName(config), shared(config));
}

/** How many days the cookie lasts: the most that browsers allow. */
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

export function setRegisteredCookie(reply: FastifyReply, mark: string, minutes: number): void {
  const { config } = reply.server.services;
  const maxAge = minutes * 60;
  reply.setCookie(nameOf('registered', config), mark, { ...shared(config), httpOnly: true, maxAge });
}
