import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createMinuteLimit } from '../auth/attempts/create-minute-limit.ts';
import { readToken } from '../auth/cookies.ts';
import { retrySeconds } from '../kit/http/plugins/problems.ts';
import type { StoredPage } from './create-page-store.ts';
import type { createRenderLimit } from './create-render-limit.ts';
import type { PageAddress } from './page-address.ts';
import type { RefusedPage } from './refuse-page.ts';
import type { SiteHandler } from './render-page.ts';
import { renderForCaller, renderOwnHome } from './render-private-page.ts';
import { servePrivatePage } from './serve-page.ts';

interface Site {
  limit: ReturnType<typeof createRenderLimit>;
  waitSeconds: (address: string) => number | undefined;
  refuse: (request: FastifyRequest, reply: FastifyReply, refused: RefusedPage) => FastifyReply;
  count: (cache: 'private') => void;
}

/**
 * Answers with pages that depend on the caller. Each visit costs a render, so it counts towards the limit per
 * network address and the limit for all visitors.
 */
export function createPersonalPages(
  app: FastifyInstance,
  handler: SiteHandler,
  { limit, waitSeconds, refuse, count }: Site,
) {
  const { config, now } = app.services;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
  ): Promise<FastifyReply> {
    const { locale } = address;
    const busy = { status: 503, locale, seconds: retrySeconds } as const;
    if (limit.isFull()) return refuse(request, reply, busy);
    const seconds = waitSeconds(request.ip);
    if (seconds) return refuse(request, reply, { status: 429, locale, seconds });
    const page = await limit.during(() => renderForCaller(app, handler, request, address));
    if (!page || page.isUnavailable) return refuse(request, reply, busy);
    count('private');
    return servePrivatePage(request, reply, page);
  }

  // Counted apart, so that visits of the home page leave the other pages their share.
  const waitHomeSeconds = createMinuteLimit(config.pageMissesPerMinuteMax, now);

  /** The home page of an investor. Undefined for others, and if it cannot be rendered now: then they get the page of visitors. */
  async function findHome(request: FastifyRequest, address: PageAddress): Promise<StoredPage | undefined> {
    if (!readToken(request, 'session') || limit.isFull() || waitHomeSeconds(request.ip)) return undefined;
    const page = await limit
      .during(() => renderOwnHome(app, handler, request, address))
      .catch(() => undefined);
    if (page) count('private');
    return page;
  }

  return { answer, findHome };
}
