import { formatDateTime } from '@semilla/format';
import { translate } from '@semilla/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../kit/http/plugins/security-headers.ts';
import type { StoredPage } from './create-page-store.ts';

/** Matches the tag after which the content of a page begins. */
const startOf = (html: string): RegExp => (/<main\b/.test(html) ? /<main\b[^>]*>/ : /<body\b[^>]*>|^/);

/**
 * Sends a page from before the database became unavailable, with a notice. No cache stores it, so the notice disappears
 * with the first request after the database is back.
 */
export function serveLastKnown(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  const { config } = request.server.services;
  const time = formatDateTime(page.renderedAt.toISOString());
  const line = translate(page.address.locale, 'common.errorPage.lastKnown', { time });
  const notice = `<p class="notice warning" role="status">${line}</p>`;
  const html = page.bodies.identity.toString('utf8');
  const body = html.replace(startOf(html), (tag) => `${tag}${notice}`);
  return reply
    .status(page.status)
    .headers({
      ...securityHeaders(config.publicUrl),
      ...page.headers,
      'cache-control': 'no-store',
      'cdn-cache-control': 'no-store',
      'last-modified': page.renderedAt.toUTCString(),
      'x-semilla-cache': 'last-known',
    })
    .send(body);
}
