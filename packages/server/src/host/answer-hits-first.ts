import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { StoredPage } from './create-page-store.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { isHome } from './render-private-page.ts';
import { answerOf } from './serve-page.ts';
import { isForEverybody } from './turn-away.ts';

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';
const localeIn = (cookies: string | undefined) => cookies && /(?:^|;\s*)locale=([^;]*)/.exec(cookies)?.[1];

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers cached pages before Fastify sees the request, because its hooks and log take longer than the page. The
 * metrics count these answers. All other requests go on to Fastify.
 */
export function answerHitsFirst(
  app: FastifyInstance,
  find: (address: PageAddress) => StoredPage | undefined,
): void {
  const { server, metrics, services } = app;
  const { publicUrl } = services.config;

  function findHit({ method, url = '/', headers }: IncomingMessage): StoredPage | undefined {
    // While the process stops, Fastify must answer, because it also closes the connections.
    if (!isReading(method) || app.closing.isUnderWay || !isForEverybody(url)) return undefined;
    const preferences = {
      localeCookie: localeIn(headers.cookie),
      acceptLanguage: headers['accept-language'],
    };
    const address = pageAddress(url, preferences);
    // An investor's home page is the portfolio.
    if (isHome(address) && headers.cookie?.includes('semilla-session=')) return undefined;
    return find(address);
  }

  const [toFramework] = server.listeners('request') as [Listener];
  server.off('request', toFramework);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now();
    const page = findHit(request);
    if (!page) return toFramework(request, response);
    const { status, headers, body } = answerOf(page, request.headers, { cache: 'hit', publicUrl });
    if (body) headers['content-length'] = String(body.length);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    metrics.countHit({
      method: request.method ?? '',
      status,
      seconds: (performance.now() - startedAt) / 1_000,
    });
  });
}
