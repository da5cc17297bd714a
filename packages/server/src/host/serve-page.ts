import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../kit/http/plugins/security-headers.ts';
import type { StoredPage } from './create-page-store.ts';

type Encoding = keyof StoredPage['bodies'];

function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** A public page; without a body if the browser already has it. */
export function answerOf(
  page: StoredPage,
  asked: IncomingHttpHeaders,
  { cache, publicUrl }: { cache: 'hit' | 'miss'; publicUrl: string },
): PageAnswer {
  // The ETag identifies the page, not its compression, so it is weak.
  const etag = `W/${page.etag}`;
  const headers: Record<string, string> = {
    ...securityHeaders(publicUrl),
    ...page.headers,
    etag,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    // Caches may store it but must revalidate each time, so the next request sees a change.
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': 'public, max-age=0, must-revalidate',
    'x-semilla-cache': cache,
    ...(page.tags.length && { 'cache-tag': page.tags.join(',') }),
  };
  const known = asked['if-none-match']?.split(',').map((tag) => tag.trim());
  if (page.status === 200 && known?.some((tag) => tag === etag || tag === '*'))
    return { status: 304, headers, body: undefined };
  const encoding = encodingFor(asked['accept-encoding']);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status: page.status, headers, body: page.bodies[encoding] };
}

/** Sends a page, or 304 if the browser already has it. */
export function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  cache: 'hit' | 'miss',
): FastifyReply {
  const { publicUrl } = request.server.services.config;
  const { status, headers, body } = answerOf(page, request.headers, { cache, publicUrl });
  return reply.status(status).headers(headers).send(body);
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
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(page.status).send(page.bodies[encoding]);
}
