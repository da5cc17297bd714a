import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../kit/http/plugins/security-headers.ts';
import type { StoredPage } from './create-page-store.ts';

type Encoding = keyof StoredPage['bodies'];

function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** The ETag identifies the page, not its compression, so it is weak. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}

/** Sends a page, or 304 if the browser has it already. */
export function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  cache: 'hit' | 'miss',
): FastifyReply {
  const { config } = request.server.services;
  const etag = `W/${page.etag}`;
  reply.headers({
    ...securityHeaders(config.publicUrl),
    ...page.headers,
    etag,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    // Caches may store it but must ask each time, so that the next request sees a change.
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': 'public, max-age=0, must-revalidate',
    'x-semilla-cache': cache,
  });
  if (page.tags.length) reply.header('cache-tag', page.tags.join(','));
  if (page.status === 200 && isKnown(request, etag)) return reply.status(304).send();
  return sendBody(request, reply, page);
}

/** Sends a page for this caller only, with `no-store`. */
export function servePrivatePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): FastifyReply {
  const { config } = request.server.services;
  reply.headers({
    ...securityHeaders(config.publicUrl),
    ...page.headers,
    'cache-control': 'private, no-store',
    'cdn-cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-semilla-cache': 'private',
  });
  return sendBody(request, reply, page);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(page.status).send(page.bodies[encoding]);
}
