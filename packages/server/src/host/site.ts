import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createMissLimit } from './miss-limit.ts';
import { pageAddress } from './page-address.ts';
import { renderPrivatePage } from './private-page.ts';
import type { SiteHandler } from './render-page.ts';
import { createRenders } from './renders.ts';
import { servePage, servePrivatePage } from './serve-page.ts';
import { refusePage } from './too-many-pages.ts';

const firstPaths = ['/', '/projects/'];

/** Answers with pages: kept ones as they are, others as fast as they can be rendered, and nobody with too many of those. */
export function createSite(app: FastifyInstance, handler: SiteHandler) {
  const { config, now } = app.services;
  const renders = createRenders(app, handler);
  const waitSeconds = createMissLimit(config.pageMissesPerMinuteMax, now);
  const count = (cache: 'hit' | 'miss' | 'private' | 'refused') => app.metrics.pageAnswers.inc({ cache });

  return {
    async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const { cookies, headers, url } = request;
      const address = pageAddress(url, {
        localeCookie: cookies.locale,
        acceptLanguage: headers['accept-language'],
      });
      const kept = renders.kept(address);
      if (kept) {
        count('hit');
        return servePage(request, reply, kept, 'hit');
      }
      const seconds = renders.isUnderWay(address) ? undefined : waitSeconds(request.ip);
      if (seconds) {
        count('refused');
        return refusePage(request, reply, { locale: address.locale, seconds });
      }
      const page = await renders.render(address);
      const own = page.status === 404 && (await renderPrivatePage(app, handler, request, address));
      count(own ? 'private' : 'miss');
      return own ? servePrivatePage(request, reply, own) : servePage(request, reply, page, 'miss');
    },

    /** Renders what most visitors open first, so that not even the first of them waits. */
    async warmUp(): Promise<void> {
      for (const path of firstPaths) {
        for (const locale of ['es', 'en'])
          await renders.render(pageAddress(path, { acceptLanguage: locale }));
      }
    },
  };
}
