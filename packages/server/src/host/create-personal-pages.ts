import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createMinuteLimit } from '../auth/attempts/create-minute-limit.ts';
import { readToken } from '../auth/cookies.ts';
import { findCaller } from '../auth/sessions/find-caller.ts';
import type { Caller } from '../kit/http/caller.ts';
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
  refuse: (request: FastifyRequest, reply: FastifyReply, refused: RefusedPage) => FastifyReply;
  count: (cache: 'private') => void;
}

const keyOf = ({ userId }: Caller, { ip }: FastifyRequest) => userId ?? ip;

/**
 * Answers with pages that depend on the caller. Each visit costs a render, so it counts towards the limit for all. The
 * limit in a minute is per user, because many may share a network address, as in an office or on a phone's network.
 */
export function createPersonalPages(
  app: FastifyInstance,
  handler: SiteHandler,
  { limit, refuse, count }: Site,
) {
  const { config, now } = app.services;
  const waitSeconds = createMinuteLimit(config.pageMissesPerMinuteMax, now);
  // Who it is takes a query, which an address may cause as often as by calls of the API.
  const waitLookupSeconds = createMinuteLimit(config.requestsPerMinuteMax, now);

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
  ): Promise<FastifyReply> {
    const { locale } = address;
    const busy = { status: 503, locale, seconds: retrySeconds } as const;
    if (limit.isFull()) return refuse(request, reply, busy);
    const tooMany = (seconds: number) => refuse(request, reply, { status: 429, locale, seconds });
    const mustWait = waitLookupSeconds(request.ip);
    if (mustWait) return tooMany(mustWait);
    const page = await limit.during(async () => {
      const caller = await findCaller(app.services, request);
      return waitSeconds(keyOf(caller, request)) ?? renderForCaller(app, handler, request, address, caller);
    });
    if (typeof page === 'number') return tooMany(page);
    if (!page || page.isUnavailable) return refuse(request, reply, busy);
    count('private');
    return servePrivatePage(request, reply, page);
  }

  // Counted apart, so that visits of the home page leave the other pages their share.
  const waitHomeSeconds = createMinuteLimit(config.pageMissesPerMinuteMax, now);

  /** The home page of an investor. Undefined for others, and if it cannot be rendered now: then they get the page of visitors. */
  async function findHome(request: FastifyRequest, address: PageAddress): Promise<StoredPage | undefined> {
    if (!readToken(request, 'session') || limit.isFull() || waitLookupSeconds(request.ip)) return undefined;
    const render = async () => {
      const caller = await findCaller(app.services, request);
      if (waitHomeSeconds(keyOf(caller, request))) return undefined;
      return renderOwnHome(app, handler, request, address, caller);
    };
    const page = await limit.during(render).catch(() => undefined);
    if (page) count('private');
    return page;
  }

  return { answer, findHome };
}
