import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createMinuteLimit } from '../auth/attempts/create-minute-limit.ts';
import { retrySeconds } from '../kit/http/plugins/problems.ts';
import { createAttempts } from './create-attempts.ts';
import type { StoredPage } from './create-page-store.ts';
import { createPersonalPages } from './create-personal-pages.ts';
import { createRenderLimit } from './create-render-limit.ts';
import { createRenders } from './create-renders.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import { type RefusedPage, refusePage } from './refuse-page.ts';
import type { SiteHandler } from './render-page.ts';
import { isHome, isPersonal, renderPrivatePage } from './render-private-page.ts';
import { serveLastKnown } from './serve-last-known.ts';
import { servePage, servePrivatePage } from './serve-page.ts';

const firstPaths = ['/', '/projects/'];

/** Answers with cached pages or renders them, within a limit per network address and a limit for all. */
export function createSite(app: FastifyInstance, handler: SiteHandler) {
  const { config, now } = app.services;
  const renders = createRenders(app, handler);
  const limit = createRenderLimit(config.pageRendersMax);
  const waitSeconds = createMinuteLimit(config.pageMissesPerMinuteMax, now);
  const count = (cache: 'hit' | 'miss' | 'private' | 'refused' | 'last-known') =>
    app.metrics.pageAnswers.inc({ cache });
  const isTooMuch = (address: PageAddress) => limit.isFull() && !renders.isUnderWay(address);

  function render(address: PageAddress): Promise<StoredPage> {
    const begin = () => renders.render(address);
    return renders.isRunning(address) ? begin() : limit.during(begin);
  }

  /** Returns true if the page cannot be rendered, for example because the database is unavailable. */
  async function tryToRender(address: PageAddress): Promise<boolean> {
    if (isTooMuch(address)) return true;
    const page = await render(address).catch(() => undefined);
    return page === undefined || page.status >= 500;
  }

  const isBroken = createAttempts(tryToRender);

  function refuse(request: FastifyRequest, reply: FastifyReply, refused: RefusedPage): FastifyReply {
    count('refused');
    return refusePage(request, reply, refused);
  }

  const personalPages = createPersonalPages(app, handler, { limit, refuse, count });

  return {
    findCached: renders.kept,

    async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const { cookies, headers, url } = request;
      const address = pageAddress(url, {
        localeCookie: cookies.locale,
        acceptLanguage: headers['accept-language'],
      });
      if (isPersonal(address)) return personalPages.answer(request, reply, address);
      const own = isHome(address) && (await personalPages.findHome(request, address));
      if (own) return servePrivatePage(request, reply, own);
      const cached = renders.kept(address);
      if (cached) {
        count('hit');
        return servePage(request, reply, cached, 'hit');
      }
      const lastKnown = renders.lastKnown(address);
      if (lastKnown && (await isBroken(address))) {
        count('last-known');
        return serveLastKnown(request, reply, lastKnown);
      }
      const { locale } = address;
      if (isTooMuch(address)) return refuse(request, reply, { status: 503, locale, seconds: retrySeconds });
      const seconds = renders.isUnderWay(address) ? undefined : waitSeconds(request.ip);
      if (seconds) return refuse(request, reply, { status: 429, locale, seconds });
      const page = await render(address);
      if (page.isUnavailable) return refuse(request, reply, { status: 503, locale, seconds: retrySeconds });
      const privatePage =
        page.status === 404 && (await limit.during(() => renderPrivatePage(app, handler, request, address)));
      count(privatePage ? 'private' : 'miss');
      return privatePage
        ? servePrivatePage(request, reply, privatePage)
        : servePage(request, reply, page, 'miss');
    },

    /** Renders the pages that most visitors open first, so not even the first visitor waits. */
    async warmUp(): Promise<void> {
      for (const path of firstPaths) {
        for (const locale of ['es', 'en'])
          await renders.render(pageAddress(path, { acceptLanguage: locale }));
      }
    },
  };
}
