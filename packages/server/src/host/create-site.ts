import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retrySeconds } from '../kit/http/plugins/problems.ts';
import { createMissLimit } from './create-miss-limit.ts';
import type { StoredPage } from './create-page-store.ts';
import { createRenders } from './create-renders.ts';
import { pageAddress } from './page-address.ts';
import { refusePage } from './refuse-page.ts';
import type { SiteHandler } from './render-page.ts';
import { renderPrivatePage } from './render-private-page.ts';
import { serveLastKnown } from './serve-last-known.ts';
import { servePage, servePrivatePage } from './serve-page.ts';

const firstPaths = ['/', '/projects/'];

/** Whether a page cannot be rendered, as while the database is away. */
const isBroken = (page: Promise<StoredPage>): Promise<boolean> =>
  page.then(
    ({ status }) => status >= 500,
    () => true,
  );

/** Answers with cached pages, or renders them, up to a limit for each address. */
export function createSite(app: FastifyInstance, handler: SiteHandler) {
  const { config, now } = app.services;
  const renders = createRenders(app, handler);
  const waitSeconds = createMissLimit(config.pageMissesPerMinuteMax, now);
  const count = (cache: 'hit' | 'miss' | 'private' | 'refused' | 'last-known') =>
    app.metrics.pageAnswers.inc({ cache });

  return {
    findCached: renders.kept,

    async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const { cookies, headers, url } = request;
      const address = pageAddress(url, {
        localeCookie: cookies.locale,
        acceptLanguage: headers['accept-language'],
      });
      const cached = renders.kept(address);
      if (cached) {
        count('hit');
        return servePage(request, reply, cached, 'hit');
      }
      const lastKnown = renders.lastKnown(address);
      if (lastKnown && (await isBroken(renders.render(address)))) {
        count('last-known');
        return serveLastKnown(request, reply, lastKnown);
      }
      const seconds = renders.isUnderWay(address) ? undefined : waitSeconds(request.ip);
      if (seconds) {
        count('refused');
        return refusePage(request, reply, { status: 429, locale: address.locale, seconds });
      }
      const page = await renders.render(address);
      if (page.isUnavailable) {
        count('refused');
        return refusePage(request, reply, { status: 503, locale: address.locale, seconds: retrySeconds });
      }
      const privatePage = page.status === 404 && (await renderPrivatePage(app, handler, request, address));
      count(privatePage ? 'private' : 'miss');
      return privatePage
        ? servePrivatePage(request, reply, privatePage)
        : servePage(request, reply, page, 'miss');
    },

    /** Renders the pages that most visitors open first, so that not even the first visitor waits. */
    async warmUp(): Promise<void> {
      for (const path of firstPaths) {
        for (const locale of ['es', 'en'])
          await renders.render(pageAddress(path, { acceptLanguage: locale }));
      }
    },
  };
}
