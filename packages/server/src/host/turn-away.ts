import { isBackofficePath, isForNewcomers, isPublicPath, passageTo } from '@semilla/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from '../auth/sessions/find-caller.ts';
import { isUnavailable } from '../kit/database/violations.ts';
import { localeOfLink } from '../kit/http/plugins/locale.ts';
import { retrySeconds } from '../kit/http/plugins/problems.ts';
import { refusePage } from './refuse-page.ts';

// Decodes the path like the router, which decodes it before it looks for a route.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const pathOf = (url: string) => decoded(url.split('?', 1)[0] ?? '/');
const isPublic = (path: string) => isPublicPath(path) && !isBackofficePath(path) && !isForNewcomers(path);

/** Whether the page at this URL is the same for everybody. */
export const isForEverybody = (url: string): boolean => isPublic(pathOf(url));

/**
 * Redirects a caller who may not open this page, and returns whether it did. Public pages do not need the session. If
 * the database is unavailable, the caller is unknown and gets a page that says so.
 */
export async function turnAway(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const path = pathOf(request.url);
  if (isPublic(path)) return false;
  const caller = await findCaller(request.server.services, request).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });
  if (!caller) {
    refusePage(request, reply, { status: 503, locale: localeOfLink(request), seconds: retrySeconds });
    return true;
  }
  const passage = passageTo(path, caller.kind === 'full' ? caller.role : undefined);
  if (passage === 'enter') return false;
  const to = passage === 'home' ? '/' : `/auth/login?next=${encodeURIComponent(request.url)}`;
  reply.header('cache-control', 'no-store').redirect(to, 302);
  return true;
}
